import type { Later } from '@zhilv/crud';
import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Code that a page does without until it is drawn. */
export interface IdleCode<Code> {
  /** Null until it is here. */
  readonly code: Code | null;
  /** It could not be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads code in the first idle moment after the page is ready, so that it does not make the page later. */
export function useIdleCode<Code>(part: Later<Code>, ready: boolean): IdleCode<Code> {
  const [code, setCode] = useState(() => part.read());
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!ready || failed) return;
    const load = async (): Promise<void> => {
      await whenIdle();
      try {
        const loaded = await part.load();
        setCode(() => loaded);
      } catch (error) {
        // oxlint-disable-next-line no-console -- the details of a failed download help only developers
        console.error(error);
        setFailed(true);
      }
    };
    void load();
  }, [part, ready, failed]);
  return { code, failed, retry: () => setFailed(false) };
}
