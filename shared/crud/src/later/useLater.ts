import { messages } from '@zhilv/platform';
import { useState } from 'react';
import type { Later } from './later.ts';

/** A part of a page that opens by a press; its code is loaded when it is first needed. */
export interface Opening<Value> {
  /** The code is here while the part is open, else null. */
  readonly code: Value | null;
  readonly loading: boolean;
  /** Loads the code when somebody is about to press. */
  readonly prepare: () => void;
  /** Opens the part and gives its code; null when the code could not be loaded. */
  readonly open: () => Promise<Value | null>;
  readonly close: () => void;
}

/** Opens and closes a part whose code is loaded later. When the code cannot be loaded, the user is told and can press again. */
export function useLater<Value>(part: Later<Value>): Opening<Value> {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  const open = async (): Promise<Value | null> => {
    if (part.read() === null) setState('loading');
    try {
      await part.load();
    } catch (error) {
      // oxlint-disable-next-line no-console -- the details of a failed download help only developers
      console.error(error);
      setState('closed');
      messages.error('内容加载失败，请检查网络后重试');
      return null;
    }
    setState('open');
    return part.read();
  };

  return {
    code: state === 'open' ? part.read() : null,
    loading: state === 'loading',
    // Nobody waits for the code yet; if it fails, the press that needs it says so.
    prepare: () => void part.load().catch(() => {}),
    open,
    close: () => setState('closed'),
  };
}
