import type { CSSProperties, Ref } from 'react';
import { classList } from '../plain/classList.ts';
import { fieldBox } from '../plain/field/fieldBox.ts';
import { type TextBoxProps, textBoxAttributes } from './textBox.ts';
import styles from './textBox.module.css';

export interface TextAreaProps extends TextBoxProps {
  /** The number of lines of an empty field, which grows with its text up to three times as many. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Takes text of several lines. A `<label>` names it by its `id`. */
export function TextArea({ rows = 3, ref, ...rest }: TextAreaProps) {
  const { invalid, disabled, value } = rest;
  return (
    // The frame holds the same text invisibly and so gets the height that the text needs.
    <span
      className={classList(fieldBox({ invalid, disabled, tall: true }), styles['area'])}
      style={{ '--zhilv-rows': rows } as CSSProperties}
      data-value={value}
    >
      <textarea {...textBoxAttributes(rest)} ref={ref} rows={rows} className={styles['text']} />
    </span>
  );
}
