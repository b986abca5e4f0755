import { activeRelease } from '@zhilv/release/active-release';
import type { Registry } from '@zhilv/release/schema';
import { atom } from 'jotai';
import { NO_OVERRIDES, type Overrides } from './withOverrides.ts';

/** The overrides in force in this window. */
export const overridesAtom = atom<Overrides>(NO_OVERRIDES);

/** The host and the remotes that come from dev servers in place of releases. */
export const developedAtom = atom<readonly string[]>([]);

/** Finds the host and remotes that come from dev servers: the document's registry has their files below `/__dev/`. */
export const developedIn = ({ host, remotes }: Registry): readonly string[] =>
  Object.entries({ host, ...remotes }).flatMap(([name, entry]) =>
    activeRelease(entry)?.url.startsWith('/__dev/') ? [name] : [],
  );
