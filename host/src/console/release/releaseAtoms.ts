import type { RemoteStanding } from '@zhilv/federation/loader';
import { atom } from 'jotai';

/** Remotes that are switched off: their pages are covered. */
export const disabledRemotesAtom = atom<ReadonlyMap<string, RemoteStanding>>(new Map<string, RemoteStanding>());

/** The live release of the host, when this document is of another one. */
export const newHostAtom = atom<string | null>(null);

const dismissedHostAtom = atom<string | null>(null);

/** Whether to say that there is a newer host. */
export const newHostPromptAtom = atom((get) => get(newHostAtom) !== null && get(newHostAtom) !== get(dismissedHostAtom));

/** The user does not want to hear of this one again. */
export const dismissNewHostAtom = atom(null, (get, set) => set(dismissedHostAtom, get(newHostAtom)));
