import type { SlotEntry } from '@zhilv/loader';
import { PageContext } from '@zhilv/platform';
import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { useBackOnline } from '../connection/useBackOnline.ts';
import { isCrash } from '../face/isCrash.ts';
import type { OpenSlot } from './openSlot.ts';
import { SlotBoundary } from './SlotBoundary.tsx';
import { type PageAround, slotHostAtom } from './slotHost.ts';
import { useOpenSlot, warnOf } from './useOpenSlot.ts';

export interface SlotPanelProps {
  slot: SlotEntry;
  /** The page that offers the slot, the same object for as long as it is shown. */
  page: PageAround;
  className: string | undefined;
  /** Stands in the panel until the contribution is loaded. */
  skeleton: ReactNode;
}

/** The place of one contribution. It is removed when the contribution cannot be loaded or fails. */
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
  // The root comes from the copy of `ui` that the contribution uses, for contexts of another copy would not reach it.
  const Root = module.UiRoot ?? Fragment;
  useBackOnline(() => void router.router.revalidate());

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
