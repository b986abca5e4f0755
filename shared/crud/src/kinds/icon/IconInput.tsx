/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox that opens a dialog, which no element of the browser's is */
import { Icon } from '@zhilv/ui/icon';
import { fieldBox } from '@zhilv/ui/plain/field-box';
import { useImperativeHandle, useRef } from 'react';
import { useLater } from '../../later/useLater.ts';
import type { FieldInputProps } from '../../resource/Field.ts';
import { iconCode } from './iconCode.ts';
import styles from './IconInput.module.css';

export interface IconInputProps extends FieldInputProps {
  label: string;
}

/** Chooses the icon of a menu. */
export function IconInput(props: IconInputProps) {
  const { id, label, labelledBy, value, onChange, onBlur, ref, disabled, required, invalid, describedBy } = props;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), []);
  const { code, loading, prepare, open, close } = useLater(iconCode);
  const name = typeof value === 'string' && value !== '' && value !== NONE ? value : null;
  const leave = (): void => {
    close();
    onBlur?.();
  };
  return (
    <span className={styles['box']}>
      <button
        ref={button}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={code !== null}
        aria-controls={`${id}-panel`}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        aria-busy={loading || undefined}
        disabled={disabled}
        className={`${fieldBox({ invalid, disabled })} ${styles['field']}`}
        data-unset={name === null}
        onPointerEnter={prepare}
        onClick={() => (code === null ? void open() : leave())}
      >
        {name !== null && <Icon name={name} />}
        <span>{name ?? '请选择'}</span>
      </button>
      {code !== null && (
        <code.Popover anchor={button} label={`选择${label}`} onClose={leave}>
          <div id={`${id}-panel`} className={styles['panel']}>
            <code.IconGrid
              label={label}
              value={name}
              onChange={(chosen) => {
                onChange(chosen);
                leave();
              }}
            />
          </div>
        </code.Popover>
      )}
    </span>
  );
}

/** A menu without an icon has this name (docs/protocol/system.md §6.4). */
const NONE = '#';
