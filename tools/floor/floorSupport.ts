import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { BROWSERS } from '@zhilv/build';

type Engine = keyof typeof BROWSERS;

const NAMES: Record<Engine, string> = { chrome: 'Chromium', safari: 'Safari', firefox: 'Firefox' };

const floors = Object.entries(BROWSERS) as readonly (readonly [Engine, string])[]; // These are the keys of a constant.

/** The floor as a message names it. */
export const FLOOR = floors.map(([engine, version]) => `${NAMES[engine]} ${version}`).join(', ');

/** A name with a vendor's prefix counts as the feature in styles, because lightningcss writes the prefixed twin. */
type Prefixes = 'prefixed' | 'unprefixed';

/** Tells whether `version` of an engine has the feature, unflagged and by its own name; in part is enough. */
export function has({ support }: CompatStatement, engine: Engine, version: number, prefixes: Prefixes): boolean {
  const counts = ({ flags, prefix, alternative_name: other }: SimpleSupportStatement): boolean =>
    flags === undefined && other === undefined && (prefixes === 'prefixed' || prefix === undefined);
  return [support[engine] ?? []]
    .flat()
    .filter(counts)
    .some(
      ({ version_added: added, version_removed: removed }) =>
        comparable(added) <= version && (removed === undefined || comparable(removed) > version),
    );
}

/** Tells whether every browser of the floor has the feature. */
export const isInFloor = (compat: CompatStatement, prefixes: Prefixes): boolean =>
  floors.every(([engine, version]) => has(compat, engine, comparable(version), prefixes));

/** Tells whether all three engines have the feature by now. */
export const isInEveryEngine = (compat: CompatStatement): boolean =>
  floors.every(([engine]) => has(compat, engine, Number.MAX_SAFE_INTEGER, 'unprefixed'));

/** `16.4` as 16004, so that 16.10 comes later. */
export function comparable(version: string | false): number {
  const [, major, minor = '0'] = /^≤?(\d+)(?:\.(\d+))?/.exec(String(version)) ?? [];
  return major === undefined ? Infinity : Number(major) * 1000 + Number(minor);
}
