import { isScript } from '../files/isScript.ts';
import type { Release, ReleaseFile } from '../schema/index.ts';
import { scriptsFor } from './scriptsFor.ts';
import type { SiteLimits } from './siteLimits.ts';

type Weighed = Pick<Release, 'budget' | 'entry' | 'pages' | 'slots' | 'host' | 'server' | 'files'>;

/**
 * Gives a sentence for each page, slot or document of a release, and for a remote as a whole, that is heavier than its budget, or than
 * the site allows. It gives none when the release keeps to both.
 * @param sizeOf bytes of a file of the release as it is sent
 */
export function overBudget(release: Weighed, sizeOf: (file: string) => number, limits: SiteLimits): readonly string[] {
  const { budget, entry, pages, slots, host } = release;
  const kib = (files: readonly Pick<ReleaseFile, 'file'>[]) =>
    files.filter(({ file }) => isScript(file)).reduce((sum, { file }) => sum + sizeOf(file), 0) / 1024;
  const limit = (own: number | undefined, ofSite: number): number => Math.min(own ?? ofSite, ofSite);
  const container = entry ? [entry] : [];
  const ofContainer = limit(budget?.entry, limits.entry);
  const measured: readonly (readonly [what: string, size: number, limit: number | undefined])[] = [
    ['the container', kib(container), ofContainer],
    // The page of a remote that is opened first brings the container too.
    ...Object.entries(pages).map(
      ([key, { js }]) =>
        [
          `page ${key} with the container`,
          kib([...container, ...js]),
          ofContainer + limit(budget?.pages[key], limits.page),
        ] as const,
    ),
    ...Object.entries(slots).map(([key, { js }]) => [`slot ${key}`, kib(js), limit(budget?.slots[key], limits.slot)] as const),
    ...Object.entries(host?.documents ?? {}).map(
      ([name, { scripts, preloads }]) => [`document ${name}`, kib([...scripts, ...preloads]), budget?.documents[name]] as const,
    ),
    // Nobody but the operator publishes a host.
    ...(host ? [] : [['all it has, also behind import(),', kib(scriptsFor(release)), limits.total] as const]),
  ];
  return measured.flatMap(([what, size, limit]) =>
    limit !== undefined && size > limit ? [`${what} takes ${size.toFixed(1)} KiB of script, its limit is ${limit}`] : [],
  );
}
