import { Switch } from '@zhilv/ui/switch';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { Field } from './Field.ts';
import styles from './FlagField.module.css';

export interface FlagFieldProps {
  label: string;
  field: Field<boolean, boolean>;
  words?: readonly [on: string, off: string];
  help?: ReactNode;
  disabled?: boolean;
}

const YES_OR_NO = ['是', '否'] as const;

/** Takes a yes or a no, which is written at once. */
export function FlagField({ label, field, words = YES_OR_NO, help, disabled = false }: FlagFieldProps) {
  return (
    <FieldFrame label={label} notes={field.notes} help={help}>
      {({ id, labelledBy, describedBy }) => (
        <span className={styles['flag']}>
          <Switch
            id={id}
            labelledBy={labelledBy}
            describedBy={describedBy}
            value={field.value}
            onChange={(value) => void field.write(value)}
            words={words}
            disabled={field.disabled || disabled}
          />
        </span>
      )}
    </FieldFrame>
  );
}
