import { TextArea } from '@zhilv/ui/text-area';
import type { FieldInputProps } from '../Field.ts';

export interface LongTextInputProps extends FieldInputProps {
  placeholder: string;
}

/** Text of several lines, in a form. */
export function LongTextInput({ value, filtering: _, ...rest }: LongTextInputProps) {
  return <TextArea {...rest} value={typeof value === 'string' ? value : ''} />;
}
