import { messages } from '@zhilv/platform';
import { useState } from 'react';
import type { Later } from './later.ts';

/** Something that opens by a press and whose code comes when it is first needed. */
export interface Opening<Value> {
  /** The code while it is open, else null. */
  readonly code: Value | null;
  readonly loading: boolean;
  /** Loads the code when somebody is about to press. */
  readonly prepare: () => void;
  /** Gives the code; null when it did not come. */
  readonly open: () => Promise<Value | null>;
  readonly close: () => void;
}

/** Opens and closes what `part` brings; a press whose code does not come says so, and can be repeated. */
export function useLater<Value>(part: Later<Value>): Opening<Value> {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  const open = async (): Promise<Value | null> => {
    if (part.read() === null) setState('loading');
    try {
      await part.load();
    } catch (error) {
      // oxlint-disable-next-line no-console -- what did not come, or broke when it came, helps nobody but who looks here
      console.error(error);
      setState('closed');
      messages.error('没有加载成功，请检查网络后再试一次');
      return null;
    }
    setState('open');
    return part.read();
  };

  return {
    code: state === 'open' ? part.read() : null,
    loading: state === 'loading',
    // Nobody waits for it yet: the press that does says when it fails.
    prepare: () => void part.load().catch(() => {}),
    open,
    close: () => setState('closed'),
  };
}
