import { activeRelease } from '@zhilv/release/active-release';
import type { Registry } from '@zhilv/release/schema';
import { atom } from 'jotai';
import { NO_OVERRIDES, type Overrides } from './withOverrides.ts';

/*
 * Where this tab departs from what everybody has.
 */

/** What is switched off or pinned in it. */
export const overridesAtom = atom<Overrides>(NO_OVERRIDES);

/** The host and the remotes that come from dev servers in place of releases. */
export const developedAtom = atom<readonly string[]>([]);

/** Names what dev servers stand in for, by the document's registry: their files are below `/__dev/` (architecture §5). */
export const developedIn = ({ host, remotes }: Registry): readonly string[] =>
  Object.entries({ host, ...remotes }).flatMap(([name, entry]) =>
    activeRelease(entry)?.url.startsWith('/__dev/') ? [name] : [],
  );
