import { takenKeys } from '../key/refuseTakenKeys.ts';
import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry } from '../schema/index.ts';
import type { Problem } from './Problem.ts';

/** Finds keys that more than one live release brings. It compares each remote with those before it, to tell a conflict once. */
export function keyProblems(registry: Registry): readonly Problem[] {
  const remotes = Object.entries(registry.remotes);
  return remotes.flatMap(([name, entry], index) => {
    const { pages = {}, slots = {} } = activeRelease(entry)?.load ?? {};
    return takenKeys(Object.fromEntries(remotes.slice(0, index)), { name, pages, slots }).map((says): Problem => ({
      name,
      release: entry.active,
      what: 'taken-key',
      says,
    }));
  });
}
