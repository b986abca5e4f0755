import { ApiError } from '@zhilv/platform';
import { useRef, useState } from 'react';

/** What is known of an answer; null while it is loading. */
export type Answer<Value> = { readonly value: Value } | { readonly failure: ApiError } | null;

/** The answer to what was asked last. */
export interface Asked<Question, Value> {
  /** Null until something is asked, and when it is forgotten. */
  readonly question: Question | null;
  readonly answer: Answer<Value>;
  readonly ask: (question: Question) => Promise<void>;
  readonly forget: () => void;
}

/**
 * Asks when somebody presses, for a dialog that shows while the answer is on its way.
 * @param load makes quiet calls: the dialog tells of a failure
 */
export function useAnswer<Question, Value>(load: (question: Question) => Promise<Value>): Asked<Question, Value> {
  const [asked, setAsked] = useState<{ readonly question: Question; readonly answer: Answer<Value> } | null>(null);
  // Only the last question counts.
  const latest = useRef<object>(null);

  const ask = async (question: Question): Promise<void> => {
    const turn = {};
    latest.current = turn;
    const tell = (answer: Answer<Value>): void => {
      if (latest.current === turn) setAsked({ question, answer });
    };
    tell(null);
    try {
      tell({ value: await load(question) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell({ failure: error });
    }
  };

  const forget = (): void => {
    latest.current = null;
    setAsked(null);
  };

  return { question: asked?.question ?? null, answer: asked?.answer ?? null, ask, forget };
}
