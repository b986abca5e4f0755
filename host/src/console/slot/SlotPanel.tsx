import type { SlotEntry } from '@zhilv/federation/loader';
import { PageContext } from '@zhilv/platform';
import { Fragment, type ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { OpenSlot } from './openSlot.ts';
import { SlotBoundary } from './SlotBoundary.tsx';
import type { PageAround } from './slotHost.ts';
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
  if (shown === 'failed') return null;
  return (
    <div className={className} data-remote={slot.remote}>
      {shown === 'opening' ? (
        skeleton
      ) : (
        <SlotBoundary onFailed={fail}>
          <Contribution slot={slot} opened={shown} onFailed={fail} />
        </SlotBoundary>
      )}
    </div>
  );
}

interface ContributionProps {
  slot: SlotEntry;
  opened: OpenSlot;
  onFailed: () => void;
}

function Contribution({ slot, opened: { module, router, handle }, onFailed }: ContributionProps) {
  // As for a page: contexts of another copy of `ui` would not reach it.
  const Root = module.UiRoot ?? Fragment;

  const leave = (error: unknown, seenByReact: boolean): void => {
    if (!seenByReact) warnOf(slot, error);
    onFailed();
  };

  return (
    <PageContext value={handle}>
      <Root>
        <RouterProvider router={router.router} onError={(error, { errorInfo }) => leave(error, errorInfo !== undefined)} />
      </Root>
    </PageContext>
  );
}
