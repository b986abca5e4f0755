import type { RemoteStanding } from '@zhilv/loader';
import { atom } from 'jotai';

/** The remotes that are switched off, whose pages are covered by a message. */
export const disabledRemotesAtom = atom<ReadonlyMap<string, RemoteStanding>>(new Map<string, RemoteStanding>());

/** The registry that the console goes by. */
export interface RegistryInForce {
  readonly revision: number;
  /** The titles that live releases declare, by remote. */
  readonly titles: ReadonlyMap<string, string>;
  /** Asks at once for a newer registry and takes it if there is one. Never rejects. */
  readonly ask: () => Promise<void>;
}

/** The console's registry, with a way to have it renewed; null until the session has started. */
export const registryInForceAtom = atom<RegistryInForce | null>(null);

/** A live release of the host, in a document of another release. */
export interface NewHost {
  readonly release: string;
  /** False when an older release was made live again. */
  readonly isNewer: boolean;
}

/** The live release of the host; null while this document is of that release. */
export const newHostAtom = atom<NewHost | null>(null);

const dismissedHostAtom = atom<string | null>(null);

/** The release of the host that the prompt offers; null when there is none, or the user has dismissed it. */
export const newHostPromptAtom = atom((get) => {
  const host = get(newHostAtom);
  return host?.release === get(dismissedHostAtom) ? null : host;
});

/** Notes that the user does not want to be told of this release again. */
export const dismissNewHostAtom = atom(null, (get, set) => set(dismissedHostAtom, get(newHostAtom)?.release ?? null));
