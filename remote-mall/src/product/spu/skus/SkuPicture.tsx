import { isUnfinished, picture, type PictureEntry, Thumb } from '@zhilv/crud';
import { Button } from '@zhilv/ui/button';
import { Popover } from '@zhilv/ui/popover';
import { ImageOff, ImagePlus, ImageUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styles from './SkuPicture.module.css';

export interface SkuPictureProps {
  /** What the picture belongs to, for people. */
  label: string;
  /** An address, empty for none, or a picture that is on its way: whoever holds it has it sent. */
  value: PictureEntry;
  /** Left out, the picture can only be looked at. */
  onChange?: (value: PictureEntry) => void;
  disabled?: boolean;
}

const { Input } = picture('规格图片');

/** Shows the picture of a variant small; a press opens what takes another one. */
export function SkuPicture({ label, value, onChange, disabled = false }: SkuPictureProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const failed = isUnfinished(value) && value.fault !== null;
  const state = failed ? '上传失败' : isUnfinished(value) ? '上传中' : null;
  const Icon = failed ? ImageOff : state === null ? ImagePlus : ImageUp;
  const thumb = typeof value === 'string' && value !== '' ? <Thumb address={value} alt={`${label}的图片`} /> : null;
  if (onChange === undefined)
    return thumb ?? <span className={failed ? styles['failed'] : styles['none']}>{state ?? '同封面'}</span>;
  return (
    <>
      <Button
        ref={anchor}
        kind={failed ? 'danger-text' : 'text'}
        aria-label={state === null ? `${label}的图片` : `${label}的图片，${state}`}
        title={state ?? undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        icon={thumb ?? <Icon size={16} strokeWidth={1.5} aria-hidden="true" />}
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
              // The field gives an address, or what becomes one.
              onChange={(next) => onChange(next as PictureEntry)}
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
