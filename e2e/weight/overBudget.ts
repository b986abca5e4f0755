import type { Downloads } from './Downloads.ts';

/** Limits of one page, as `budgets.json` has them; a limit that is left out does not exist. */
export interface Budget {
  readonly scriptBrotliKib?: number;
  readonly scriptGzipKib?: number;
  /** The part of it that remotes bring, containers among it. */
  readonly remoteScriptGzipKib?: number;
  /** HTML, styles and the pictures that come without scrolling: the first screen needs all of them to be whole. */
  readonly criticalPathKib?: number;
  readonly styleKib?: number;
  readonly requests?: number;
}

const LARGEST = 6;

/** Tells what a page took beyond its budget, and what to do about it; gives nothing when it kept to it. */
export async function overBudget(route: string, downloads: Downloads, budget: Budget): Promise<readonly string[]> {
  const all = await downloads.all();
  const wireOf = (...types: readonly string[]): number =>
    kib(all.filter(({ type }) => types.includes(type)).reduce((sum, { wire }) => sum + wire, 0));
  const measured: readonly (readonly [number, number | undefined, string])[] = [
    [await downloads.scriptBrotliKib(), budget.scriptBrotliKib, 'KiB of script as it comes'],
    [await downloads.scriptGzipKib(), budget.scriptGzipKib, 'KiB of script with gzip'],
    [await downloads.scriptGzipKib(isOfRemote), budget.remoteScriptGzipKib, 'KiB of script of remotes with gzip'],
    [wireOf('document', 'stylesheet', 'image'), budget.criticalPathKib, 'KiB of HTML, styles and first pictures'],
    [wireOf('stylesheet') + (await downloads.inlinedStyleKib()), budget.styleKib, 'KiB of styles'],
    [all.length, budget.requests, 'requests'],
  ];
  const over = measured.filter(([amount, limit]) => limit !== undefined && amount > limit);
  if (over.length === 0) return [];
  const largest = [...all].sort((one, other) => other.wire - one.wire).slice(0, LARGEST);
  return [
    [
      ...over.map(
        ([amount, limit, unit]) => `${route} takes ${amount.toFixed(amount % 1 ? 1 : 0)} ${unit}; its limit is ${limit}.`,
      ),
      'The largest files:',
      ...largest.map(({ wire, url }) => `  ${kib(wire).toFixed(1).padStart(7)} KiB  ${new URL(url).pathname}`),
      'Load what is not needed to read the page when it is asked for (shared/crud/src/later/later.ts shows how), or raise the limit',
      'in e2e/weight/budgets.json and give the reason in the commit.',
    ].join('\n'),
  ];
}

const isOfRemote = (url: string): boolean => new URL(url).pathname.startsWith('/remotes/');

const kib = (bytes: number): number => bytes / 1024;
