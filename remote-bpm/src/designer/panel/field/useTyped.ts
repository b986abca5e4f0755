import { useEffect, useRef, useState } from 'react';
import type { Field } from './Field.ts';

/** People who have not typed for this time have paused. */
const PAUSE_MS = 400;

interface Typed {
  readonly text: string;
  /** What the field showed when this was written, or when people began to type. */
  readonly base: string;
}

export interface TypedText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes what is typed. */
  readonly leave: () => void;
}

/** Keeps a text while people type it, and writes it when they pause or leave the field. */
export function useTyped({ value, pending, write }: Field<string, string>): TypedText {
  const [typed, setTyped] = useState<Typed | null>(null);
  const latest = useRef(write);
  /** Ends the waiting for a pause, and writes the text unless it is told not to. */
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = write;
  });
  // A field that is taken away has been left.
  useEffect(() => () => waiting.current?.(), []);

  const type = (text: string): void => {
    if (pending === null) {
      write(text);
      return;
    }
    setTyped({ text, base: value });
    stop.current?.();
    const put = (): void => {
      stop.current?.();
      // The model may say it otherwise, without the space at the end for one. It is not taken from those who still type.
      setTyped({ text, base: latest.current(text) });
    };
    const timer = setTimeout(put, PAUSE_MS);
    const written = pending.add(put);
    waiting.current = put;
    stop.current = () => {
      clearTimeout(timer);
      written();
      waiting.current = null;
      stop.current = null;
    };
  };
  const stop = useRef<(() => void) | null>(null);

  const leave = (): void => {
    waiting.current?.();
    setTyped(null);
  };
  return { text: typed !== null && typed.base === value ? typed.text : value, type, leave };
}
