import type { Release, ReleaseFile } from '../schema/index.ts';

/**
 * Gives a sentence for each page, slot or document of a release that is heavier than its budget. It gives none when the
 * release keeps to its budget.
 * @param sizeOf bytes of a file of the release as it is sent
 */
export function overBudget(
  { budget, entry, pages, slots, host }: Pick<Release, 'budget' | 'entry' | 'pages' | 'slots' | 'host'>,
  sizeOf: (file: string) => number,
): readonly string[] {
  if (!budget) return [];
  const kib = (files: readonly ReleaseFile[]) =>
    files.filter(({ file }) => file.endsWith('.js')).reduce((sum, { file }) => sum + sizeOf(file), 0) / 1024;
  const container = entry ? [entry] : [];
  const measured: readonly (readonly [what: string, size: number, limit: number | undefined])[] = [
    ['the container', kib(container), budget.entry],
    // The page of a remote that is opened first brings the container too.
    ...Object.entries(pages).map(
      ([key, { js }]) =>
        [`page ${key} with the container`, kib([...container, ...js]), plus(budget.entry, budget.pages[key])] as const,
    ),
    ...Object.entries(slots).map(([key, { js }]) => [`slot ${key}`, kib(js), budget.slots[key]] as const),
    ...Object.entries(host?.documents ?? {}).map(
      ([name, { scripts, preloads }]) => [`document ${name}`, kib([...scripts, ...preloads]), budget.documents[name]] as const,
    ),
  ];
  return measured.flatMap(([what, size, limit]) =>
    limit !== undefined && size > limit ? [`${what} takes ${size.toFixed(1)} KiB of script, its limit is ${limit}`] : [],
  );
}

const plus = (one: number, other: number | undefined): number | undefined => (other === undefined ? undefined : one + other);
