import { Input } from '@zhilv/ui/input';
import type { FieldInputProps } from '../../resource/Field.ts';
import type { NumberLimits } from '../../resource/NumberLimits.ts';
import { type NumberText, numberText } from './numberText.ts';
import { useTyping } from '../useTyping.ts';

export interface NumberInputProps extends FieldInputProps {
  label: string;
  /** How it is typed, where that is not as numbers are. */
  textOf?: (limits: NumberLimits | undefined) => NumberText;
}

/** Takes a typed number. It is a text field, so that wheel and arrow keys never change what somebody has typed. */
export function NumberInput({
  label,
  value,
  onChange,
  onBlur,
  filtering,
  limits,
  textOf = numberText,
  ...rest
}: NumberInputProps) {
  const { accepts, read, write, inputMode } = textOf(limits);
  const typing = useTyping({
    value: typeof value === 'string' ? (read(value) ?? null) : (value as number | null),
    read,
    write,
    onChange,
  });
  return (
    <Input
      {...rest}
      value={typing.text}
      inputMode={inputMode}
      clearable={filtering}
      placeholder={`请输入${label}`}
      onChange={(text) => {
        const plain = withoutDecoration(text);
        if (accepts(plain)) typing.type(plain);
      }}
      onBlur={() => {
        typing.leave();
        onBlur?.();
      }}
    />
  );
}

/** Turns digits and signs of a Chinese keyboard into those of a Latin one, and drops what only sets thousands apart. */
const withoutDecoration = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s,_]/g, '')
    .replace('。', '.');
