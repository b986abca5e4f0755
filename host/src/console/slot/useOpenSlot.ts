import type { SlotEntry } from '@zhilv/loader';
import { disposePage } from '@zhilv/platform';
import { useAtomValue } from 'jotai';
import { startTransition, useCallback, useEffect, useEffectEvent, useInsertionEffect, useRef, useState } from 'react';
import { reportProblem } from '../../report/reportProblem.ts';
import { onBackOnline } from '../connection/onBackOnline.ts';
import type { OpenSlot } from './openSlot.ts';
import { type PageAround, slotHostAtom } from './slotHost.ts';

/** A contribution that is open, or the state in which there is none to show. */
type Shown = OpenSlot | 'opening' | 'failed';

interface SlotOpening {
  readonly shown: Shown;
  /** Ends a contribution whose data failed while it was shown. */
  readonly fail: () => void;
  /** Ends a contribution whose program broke; one that did so as soon as it was shown comes from the release before, if there is one. */
  readonly crash: (error: unknown, isFirst: boolean) => Promise<void>;
  /** Opens a contribution that failed again; settles with the outcome. */
  readonly retry: () => Promise<void>;
}

/**
 * Opens a contribution once the page around it shows. When the page is shown or the network is there again, one that failed is tried again,
 * and one whose release is no longer in force is opened afresh.
 */
export function useOpenSlot(slot: SlotEntry, page: PageAround): SlotOpening {
  const host = useAtomValue(slotHostAtom);
  const [shown, setShown] = useState<Shown>('opening');
  const opened = useRef<OpenSlot | null>(null);

  const replace = useCallback((by: OpenSlot | null) => {
    if (opened.current !== null) disposePage(opened.current.handle);
    opened.current?.router.dispose();
    opened.current = by;
  }, []);

  const fail = useCallback(() => {
    replace(null);
    setShown('failed');
  }, [replace]);

  const open = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (host === null || opened.current?.release === slot.release) return;
    try {
      const latest = await host.open(slot, page, signal);
      replace(latest);
      startTransition(() => setShown(latest));
    } catch (error) {
      if (signal.aborted) return;
      warnOf(slot, error);
      // An older release that shows already is better than a gap.
      if (opened.current === null) fail();
    }
  });

  // The effect runs each time the page around it shows, and not when other releases come into force while it does.
  useEffect(() => {
    const abandoned = new AbortController();
    void open(abandoned.signal);
    const stopListening = onBackOnline(() => void open(abandoned.signal));
    return () => {
      stopListening();
      abandoned.abort();
    };
  }, []);

  // An effect's clean-up would run for a hidden page too, whose contributions stay.
  useInsertionEffect(() => () => queueMicrotask(() => replace(null)), [replace]);

  const retry = (): Promise<void> => open(new AbortController().signal);
  const crash = async (error: unknown, isFirst: boolean): Promise<void> => {
    const release = opened.current?.release;
    if (host === null || release === undefined) return;
    const { key, remote } = slot;
    replace(null);
    setShown('opening');
    if (isFirst && (await host.giveWay({ key, remote, release }, error))) return retry();
    host.reportCrash(remote, release);
    setShown('failed');
  };
  return { shown, fail, crash, retry };
}

/** Logs and reports a contribution that is left out, for the page itself does not say why. */
export function warnOf(slot: SlotEntry, error: unknown): void {
  const { key, remote } = slot;
  reportProblem('error', error, { around: slot });
  // oxlint-disable-next-line no-console -- the page does not say why
  console.warn(`slot ${key} of ${remote} left out: ${error instanceof Error ? error.message : String(error)}`);
}
