import type { SlotEntry } from '@zhilv/federation/loader';
import { useAtomValue } from 'jotai';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { reportProblem } from '../../report/reportProblem.ts';
import type { OpenSlot } from './openSlot.ts';
import { type PageAround, slotHostAtom } from './slotHost.ts';

/** What is to be seen of a contribution. */
type Shown = OpenSlot | 'opening' | 'failed';

/**
 * Opens a contribution once the page around it shows. What failed is tried again when the page is shown again; until
 * then one line on the console is all there is of it.
 */
export function useOpenSlot(slot: SlotEntry, page: PageAround): readonly [Shown, () => void] {
  const host = useAtomValue(slotHostAtom);
  const [shown, setShown] = useState<Shown>('opening');
  const isOpen = useRef(false);

  const fail = useCallback(() => {
    isOpen.current = false;
    setShown('failed');
  }, []);

  useEffect(() => {
    // Also runs when a hidden tab is shown again.
    if (host === null || isOpen.current) return undefined;
    const abandoned = new AbortController();
    const open = async (): Promise<void> => {
      try {
        const opened = await host.open(slot, page, abandoned.signal);
        isOpen.current = true;
        startTransition(() => setShown(opened));
      } catch (error) {
        if (abandoned.signal.aborted) return;
        warnOf(slot, error);
        fail();
      }
    };
    void open();
    return () => abandoned.abort();
  }, [host, slot, page, fail]);

  return [shown, fail];
}

/** Nobody sees a gap, so whoever keeps the product finds it here. */
export function warnOf(slot: SlotEntry, error: unknown): void {
  const { key, remote } = slot;
  reportProblem('error', error, { around: slot });
  // oxlint-disable-next-line no-console -- the only trace of it
  console.warn(`slot ${key} of ${remote} left out: ${error instanceof Error ? error.message : String(error)}`);
}
