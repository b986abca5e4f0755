import { picture, Thumb } from '@zhilv/crud';
import { Button } from '@zhilv/ui/button';
import { Popover } from '@zhilv/ui/popover';
import { ImagePlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styles from './SkuPicture.module.css';

export interface SkuPictureProps {
  /** What the picture belongs to, for people. */
  label: string;
  /** An address, empty for none, or a picture that is on its way. */
  value: unknown;
  /** Left out, the picture can only be looked at. */
  onChange?: (value: unknown) => void;
  disabled?: boolean;
}

const { Input } = picture('规格图片');

/** Shows the picture of a variant small; a press opens what takes another one. */
export function SkuPicture({ label, value, onChange, disabled = false }: SkuPictureProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const look =
    typeof value === 'string' && value !== '' ? (
      <Thumb address={value} alt={`${label}的图片`} />
    ) : (
      <ImagePlus size={16} strokeWidth={1.5} aria-hidden="true" />
    );
  if (onChange === undefined)
    return typeof value === 'string' && value !== '' ? look : <span className={styles['none']}>同封面</span>;
  return (
    <>
      <Button
        ref={anchor}
        kind="text"
        aria-label={`${label}的图片`}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        icon={look}
        onClick={() => setOpen(!open)}
      />
      {open && Input !== null && (
        <Popover anchor={anchor} label={`${label}的图片`} onClose={() => setOpen(false)}>
          <div className={styles['panel']}>
            <span id={`${id}-label`}>{label}</span>
            <Input
              id={id}
              labelledBy={`${id}-label`}
              value={value}
              onChange={onChange}
              disabled={disabled}
              required={false}
              invalid={false}
              filtering={false}
            />
            <p className={styles['none']}>没有图片的规格使用商品封面图</p>
          </div>
        </Popover>
      )}
    </>
  );
}
