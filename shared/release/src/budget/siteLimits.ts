import { readAppConfig } from '../directory/appConfigFile.ts';
import { CommandError } from '../error/CommandError.ts';
import type { Release, ReleaseBudget } from '../schema/index.ts';
import { scriptsFor } from './scriptsFor.ts';

/** The most that a release of a remote may take, in KiB of script as brotli packs it. */
export type SiteLimits = Readonly<Record<'entry' | 'page' | 'slot' | 'total', number>>;

/** The limits of a site whose operator has set no others. */
export const SITE_LIMITS: SiteLimits = { entry: 24, page: 200, slot: 32, total: 1024 };

/** The limits that the operator has set in `app-config.json`. Where that cannot be read, which others tell, they are the usual ones. */
export function siteLimits(siteDirectory: string): SiteLimits {
  try {
    const { entry, page, slot, total } = readAppConfig(siteDirectory).releaseLimits ?? {};
    return {
      entry: entry ?? SITE_LIMITS.entry,
      page: page ?? SITE_LIMITS.page,
      slot: slot ?? SITE_LIMITS.slot,
      total: total ?? SITE_LIMITS.total,
    };
  } catch (error) {
    if (error instanceof CommandError) return SITE_LIMITS;
    throw error;
  }
}

/** So many times the limit of all scripts they may be unpacked: browsers have to read them, however well they are packed. */
const UNPACKED = 6;

type Budgeted = Pick<Release, 'budget' | 'host' | 'files' | 'server'>;

/** Names what a remote allows itself beyond the site, and what it is before it is packed. */
export function excessiveBudgets(release: Budgeted, limits: SiteLimits): readonly string[] {
  const { budget, host } = release;
  if (host) return [];
  return [...excessiveScripts(release, limits), ...(budget ? excessive(budget, limits) : [])];
}

/** Says that the scripts of a remote are more than anybody should read; nothing when they are not. */
export function excessiveScripts(release: Budgeted, limits: SiteLimits): readonly string[] {
  // Nobody but the operator publishes a host.
  if (release.host) return [];
  const unpacked = scriptsFor(release).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const most = limits.total * UNPACKED;
  return unpacked > most
    ? [
        `its scripts, those behind import() with them, are ${unpacked.toFixed(1)} KiB before they are packed, the site allows ${most}`,
      ]
    : [];
}

function excessive(budget: ReleaseBudget, limits: SiteLimits): readonly string[] {
  const own: readonly (readonly [what: string, kib: number, limit: number])[] = [
    ['the container', budget.entry, limits.entry],
    ...Object.entries(budget.pages).map(([key, kib]) => [`page ${key}`, kib, limits.page] as const),
    ...Object.entries(budget.slots).map(([key, kib]) => [`slot ${key}`, kib, limits.slot] as const),
  ];
  return own.flatMap(([what, kib, limit]) =>
    kib > limit ? [`it allows ${what} ${kib} KiB of script, and the site ${limit}`] : [],
  );
}
