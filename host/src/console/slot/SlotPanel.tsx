import type { SlotEntry } from '@zhilv/loader';
import { PageContext } from '@zhilv/platform';
import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { isCrash } from '../face/isCrash.ts';
import type { OpenSlot } from './openSlot.ts';
import { SlotBoundary } from './SlotBoundary.tsx';
import { type PageAround, slotHostAtom } from './slotHost.ts';
import { useOpenSlot, warnOf } from './useOpenSlot.ts';

export interface SlotPanelProps {
  slot: SlotEntry;
  /** The page that offers the slot; one object for as long as it shows. */
  page: PageAround;
  className: string | undefined;
  /** What stands in the panel until the contribution is there. */
  skeleton: ReactNode;
}

/** The place of one contribution. It is gone when the contribution cannot be had or breaks. */
export function SlotPanel({ slot, page, className, skeleton }: SlotPanelProps) {
  const [shown, fail] = useOpenSlot(slot, page);
  const host = useAtomValue(slotHostAtom);
  if (shown === 'failed') return null;
  const crash = () => {
    if (shown !== 'opening') host?.reportCrash(slot.remote, shown.release);
    fail();
  };
  return (
    <div className={className} data-remote={slot.remote}>
      {shown === 'opening' ? (
        skeleton
      ) : (
        <SlotBoundary key={shown.router.id} onFailed={crash}>
          <Contribution slot={slot} opened={shown} onFailed={fail} onCrash={crash} />
        </SlotBoundary>
      )}
    </div>
  );
}

interface ContributionProps {
  slot: SlotEntry;
  opened: OpenSlot;
  onFailed: () => void;
  onCrash: () => void;
}

function Contribution({ slot, opened: { module, router, handle }, onFailed, onCrash }: ContributionProps) {
  // A contribution has a root of its own copy of `ui`, as a page has: contexts of another copy would not reach it.
  const Root = module.UiRoot ?? Fragment;

  const leave = (error: unknown, seenByReact: boolean): void => {
    if (!seenByReact) warnOf(slot, error);
    if (isCrash(error)) onCrash();
    else onFailed();
  };

  return (
    <PageContext value={handle}>
      <Root>
        <RouterProvider router={router.router} onError={(error, { errorInfo }) => leave(error, errorInfo !== undefined)} />
      </Root>
    </PageContext>
  );
}
