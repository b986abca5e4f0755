import type { RemoteStanding } from '@zhilv/loader';
import { atom } from 'jotai';

/** Remotes that are switched off: their pages are covered. */
export const disabledRemotesAtom = atom<ReadonlyMap<string, RemoteStanding>>(new Map<string, RemoteStanding>());

/** The registry that the console goes by. */
export interface RegistryInForce {
  readonly revision: number;
  /** Asks at once whether there is a newer one, and takes it. Never rejects. */
  readonly ask: () => Promise<void>;
}

/** Null until the session has started. */
export const registryInForceAtom = atom<RegistryInForce | null>(null);

/** A live release of the host, in a document of another release. */
export interface NewHost {
  readonly release: string;
  /** False after a rollback. */
  readonly isNewer: boolean;
}

/** The live release of the host, when this document is of another one. */
export const newHostAtom = atom<NewHost | null>(null);

const dismissedHostAtom = atom<string | null>(null);

/** The release of the host to tell of, if any. */
export const newHostPromptAtom = atom((get) => {
  const host = get(newHostAtom);
  return host?.release === get(dismissedHostAtom) ? null : host;
});

/** The user does not want to hear of this one again. */
export const dismissNewHostAtom = atom(null, (get, set) => set(dismissedHostAtom, get(newHostAtom)?.release ?? null));
