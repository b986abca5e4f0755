import { namesTaken } from '../container/BuiltModule.ts';
import type { Container } from '../container/Container.ts';
import type { Release } from '../schema/index.ts';
import type { ReleaseScripts } from './ReleaseScripts.ts';

const PLATFORM = '@zhilv/platform';

/** Finds the exports of `platform` that a remote's modules take by name and that it does not say it needs. */
export function platformClaims(
  { platform }: Release,
  { sources, modulesOf }: ReleaseScripts,
  { consumed }: Container,
): readonly string[] {
  const ids = new Set(consumed.flatMap(({ id, shareKey }) => (shareKey === PLATFORM ? [id] : [])));
  // Most scripts import none of it, and need not be parsed.
  const users = [...sources].filter(([, source]) => [...ids].some((id) => source.includes(`(${id})`)));
  const taken = new Set(users.flatMap(([file]) => modulesOf(file).flatMap((module) => [...namesTaken(module, ids)])));
  const left = [...taken].filter((name) => !platform.includes(name)).toSorted();
  return left.length === 0 ? [] : [`its files use ${left.join(', ')} of platform, which its \`platform\` leaves out`];
}
