import type { SlotEntry } from '@zhilv/loader';
import { useAtomValue } from 'jotai';
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reportProblem } from '../../report/reportProblem.ts';
import type { OpenSlot } from './openSlot.ts';
import { type PageAround, slotHostAtom } from './slotHost.ts';

/** What is to be seen of a contribution. */
type Shown = OpenSlot | 'opening' | 'failed';

/**
 * Opens a contribution once the page around it shows. What failed is tried again when the page is shown again, and what
 * comes from an older release than the one in force is opened afresh then; until then one line on the console is all
 * there is of a failure.
 */
export function useOpenSlot(slot: SlotEntry, page: PageAround): readonly [Shown, () => void] {
  const host = useAtomValue(slotHostAtom);
  const [shown, setShown] = useState<Shown>('opening');
  const opened = useRef<OpenSlot | null>(null);

  const fail = useCallback(() => {
    opened.current = null;
    setShown('failed');
  }, []);

  const open = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (host === null || opened.current?.release === slot.release) return;
    try {
      const latest = await host.open(slot, page, signal);
      opened.current?.router.dispose();
      opened.current = latest;
      startTransition(() => setShown(latest));
    } catch (error) {
      if (signal.aborted) return;
      warnOf(slot, error);
      // What shows already is better than a gap.
      if (opened.current === null) fail();
    }
  });

  // The effect runs each time the page around it shows, and not when other releases come into force while it does.
  useEffect(() => {
    const abandoned = new AbortController();
    void open(abandoned.signal);
    return () => abandoned.abort();
  }, []);

  return [shown, fail];
}

/** Nobody sees a gap, so whoever keeps the product finds it here. */
export function warnOf(slot: SlotEntry, error: unknown): void {
  const { key, remote } = slot;
  reportProblem('error', error, { around: slot });
  // oxlint-disable-next-line no-console -- the only trace of it
  console.warn(`slot ${key} of ${remote} left out: ${error instanceof Error ? error.message : String(error)}`);
}
