import type { SlotEntry } from '@zhilv/loader';
import { PageContext } from '@zhilv/platform';
import { Fragment, type ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { useBackOnline } from '../connection/useBackOnline.ts';
import { isCrash } from '../face/isCrash.ts';
import { useFirstShow } from '../page/useFirstShow.ts';
import type { OpenSlot } from './openSlot.ts';
import { SlotBoundary } from './SlotBoundary.tsx';
import type { PageAround } from './slotHost.ts';
import { useOpenSlot, warnOf } from './useOpenSlot.ts';

export interface SlotPanelProps {
  slot: SlotEntry;
  /** The page that offers the slot, the same object for as long as it is shown. */
  page: PageAround;
  className: string | undefined;
  /** Stands in the panel until the contribution is loaded. */
  skeleton: ReactNode;
  /** Stands in the panel when the contribution cannot be loaded or fails. */
  failure: (retry: () => Promise<void>) => ReactNode;
  /** Whether the contribution takes no press and no focus for the time being. */
  inert?: boolean;
}

/** The place of one contribution, which it keeps whatever comes of it. */
export function SlotPanel({ slot, page, className, skeleton, failure, inert = false }: SlotPanelProps) {
  const { shown, fail, crash, retry } = useOpenSlot(slot, page);
  return (
    <div className={className} data-remote={slot.remote} inert={inert}>
      {shown === 'opening' && skeleton}
      {shown === 'failed' && failure(retry)}
      {typeof shown === 'object' && (
        <Contribution key={shown.router.id} slot={slot} opened={shown} onFailed={fail} onCrash={crash} />
      )}
    </div>
  );
}

interface ContributionProps {
  slot: SlotEntry;
  opened: OpenSlot;
  onFailed: () => void;
  onCrash: (error: unknown, isFirst: boolean) => Promise<void>;
}

function Contribution({ slot, opened: { module, router, handle }, onFailed, onCrash }: ContributionProps) {
  // The root comes from the copy of `ui` that the contribution uses, for contexts of another copy would not reach it.
  const Root = module.UiRoot ?? Fragment;
  const isFirstShow = useFirstShow();
  useBackOnline(() => void router.router.revalidate());

  const crash = (error: unknown): void => void onCrash(error, isFirstShow());
  const leave = (error: unknown, seenByReact: boolean): void => {
    if (!seenByReact) warnOf(slot, error);
    if (isCrash(error)) crash(error);
    else onFailed();
  };

  return (
    <SlotBoundary onFailed={crash}>
      <PageContext value={handle}>
        <Root>
          <RouterProvider router={router.router} onError={(error, { errorInfo }) => leave(error, errorInfo !== undefined)} />
        </Root>
      </PageContext>
    </SlotBoundary>
  );
}
