import { type KeyboardEvent, useState } from 'react';

interface TypingOptions<Value> {
  readonly value: Value;
  /** Writes a value as people do. */
  readonly write: (value: Value) => string;
  /** Gives the value that a text stands for; undefined when the text cannot be understood. */
  readonly read: (text: string) => Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Stands for a text that is not understood. */
  readonly wrong?: Value;
  /** A text that is not understood stays to be mended; without `wrong` and this the last good text comes back. */
  readonly keeps?: boolean;
}

export interface Typing {
  readonly text: string;
  /** The typed text is not understood. */
  readonly isWrong: boolean;
  readonly type: (text: string) => void;
  readonly leave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Lets a value be typed as text. The text stays as typed until Enter or until the field is left; then it is written properly. */
export function useTyping<Value>({
  value,
  write,
  read,
  onChange,
  wrong,
  keeps = wrong !== undefined,
}: TypingOptions<Value>): Typing {
  /** Holds the text being typed and the value it stands for. Another value from elsewhere ends the typing. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: Value } | null>(null);
  const current = typed !== null && Object.is(typed.value, value) ? typed : null;
  const isWrong = current !== null && read(current.text) === undefined;
  const leave = (): void => {
    if (!isWrong || !keeps) setTyped(null);
  };
  return {
    text: current?.text ?? write(value),
    isWrong,
    type(text) {
      const said = read(text);
      const next = said !== undefined ? said : wrong !== undefined ? wrong : value;
      setTyped({ text, value: next });
      if (!Object.is(next, value)) onChange(next);
    },
    leave,
    onKeyDown(event) {
      if (event.key !== 'Enter') return;
      // Enter would submit the last value that was understood, and the field shows another text.
      if (isWrong && wrong === undefined) event.preventDefault();
      else leave();
    },
  };
}
