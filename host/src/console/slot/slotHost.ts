import type { Loader, SlotEntry } from '@zhilv/loader';
import type { SlotName } from '@zhilv/release/slots';
import { hasPermission } from '@zhilv/platform';
import { atom } from 'jotai';
import type { ConsoleShell } from '../shell/ConsoleShell.ts';
import { grantedSlots } from './grantedSlots.ts';
import { type OpenSlot, openSlot } from './openSlot.ts';

/** What a page with slots needs of the console. */
export interface SlotHost {
  /** What this user may see in a slot. */
  readonly granted: (name: SlotName) => readonly SlotEntry[];
  /** @throws RemoteFailure, what the slot's loader throws, or the reason of `signal` */
  readonly open: (slot: SlotEntry, page: PageAround, signal: AbortSignal) => Promise<OpenSlot>;
  /** A contribution broke while it showed. */
  readonly reportCrash: Loader['reportCrash'];
}

/** The page that offers the slot. */
export interface PageAround {
  readonly path: string;
  readonly title: string;
}

/** Null until the session has started; another one whenever other releases are in force. */
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
  reportCrash: (remote, release) => loader.reportCrash(remote, release),
});
