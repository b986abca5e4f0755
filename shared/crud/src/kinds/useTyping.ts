import { type KeyboardEvent, useState } from 'react';

interface TypingOptions<Value> {
  readonly value: Value;
  /** A value as people write it. */
  readonly write: (value: Value) => string;
  /** What a text says; undefined: nothing that could be understood. */
  readonly read: (text: string) => Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Stands for a text that is not understood, which is kept to be mended. Without it, the last one that was comes back. */
  readonly wrong?: Value;
}

export interface Typing {
  readonly text: string;
  /** What was typed is not understood. */
  readonly isWrong: boolean;
  readonly type: (text: string) => void;
  readonly leave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Typing a value as text: it stays as typed until Enter or until the field is left, and then is written as it should be. */
export function useTyping<Value>({ value, write, read, onChange, wrong }: TypingOptions<Value>): Typing {
  /** What is being typed, and the value it stands for. Another value from elsewhere ends it. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: Value } | null>(null);
  const current = typed !== null && Object.is(typed.value, value) ? typed : null;
  const isWrong = current !== null && read(current.text) === undefined;
  const leave = (): void => {
    if (!isWrong || wrong === undefined) setTyped(null);
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
      // Enter would submit the last value that was understood, which is not what stands there.
      if (isWrong && wrong === undefined) event.preventDefault();
      else leave();
    },
  };
}
