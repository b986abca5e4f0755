import { Input } from '@zhilv/ui/input';
import type { FieldInputProps } from '../Field.ts';
import { numberText } from './numberText.ts';
import { useTyping } from './useTyping.ts';

export interface NumberInputProps extends FieldInputProps {
  label: string;
}

/** A number to type. A text field: the wheel and the arrow keys never change what somebody has typed. */
export function NumberInput({ label, value, onChange, onBlur, filtering, limits, ...rest }: NumberInputProps) {
  const { accepts, read, write, inputMode } = numberText(limits);
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

/** Digits and signs of a Chinese keyboard as those of a Latin one, and nothing that only sets thousands apart. */
const withoutDecoration = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s,_]/g, '')
    .replace('。', '.');
