import SemiTextArea from '@douyinfe/semi-ui-19/lib/es/input/textarea';
import type { Ref } from 'react';
import { type TextBoxProps, textBoxProps } from '../input/textBoxProps.ts';

export interface TextAreaProps extends TextBoxProps {
  /** Lines shown when empty; it grows to three times as many. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines. A `<label>` names it by its `id`. */
export function TextArea({ rows = 3, ref, ...rest }: TextAreaProps) {
  return (
    <SemiTextArea
      {...textBoxProps(rest, true)}
      autosize={{ minRows: rows, maxRows: rows * 3 }}
      {...(ref !== undefined && { ref })}
    />
  );
}
