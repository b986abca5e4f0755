import type { Loader, SlotEntry } from '@zhilv/loader';
import type { SlotName } from '@zhilv/release/slots';
import { hasPermission } from '@zhilv/platform';
import { atom } from 'jotai';
import type { ConsoleShell } from '../shell/ConsoleShell.ts';
import { grantedSlots } from './grantedSlots.ts';
import { type OpenSlot, openSlot } from './openSlot.ts';

/** The services that the console gives to pages with slots. */
export interface SlotHost {
  /** Gives the contributions to a slot that this user may see. */
  readonly granted: (name: SlotName) => readonly SlotEntry[];
  /** Opens a contribution. @throws RemoteFailure, any error of the contribution's loader, or the reason of `signal` */
  readonly open: (slot: SlotEntry, page: PageAround, signal: AbortSignal) => Promise<OpenSlot>;
  /** Has a contribution that broke as soon as it was shown come from the release before; tells whether it does. */
  readonly giveWay: Loader['giveWay'];
  /** Reports that a contribution failed while it was shown. */
  readonly reportCrash: Loader['reportCrash'];
}

/** The page that offers the slot. */
export interface PageAround {
  readonly path: string;
  readonly title: string;
}

/** The console's services for slots: null until the session has started, and a new object when other releases come into force. */
export const slotHostAtom = atom<SlotHost | null>(null);

/** Opens slots within a console whose session has started. */
export const slotHost = (loader: Loader, shell: ConsoleShell): SlotHost => ({
  granted: (name) => grantedSlots(loader.slots, name, hasPermission),
  open: (slot, { path, title }, signal) =>
    openSlot(
      slot,
      {
        loader,
        path,
        title,
        navigation: {
          go: (address, options) => shell.go(address, { ...options, by: 'page' }),
          goBy: async (steps) => window.history.go(steps),
        },
      },
      signal,
    ),
  giveWay: (broken, cause) => loader.giveWay(broken, cause),
  reportCrash: (remote, release) => loader.reportCrash(remote, release),
});
