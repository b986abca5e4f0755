import type { CodeRun } from './highlightCode.ts';

export interface MarkedRun extends CodeRun {
  /** The index of the find of which it is a part; null when it is of none. */
  readonly find: number | null;
}

/** A find in a line: its index among all, and where it begins and ends in the line. */
export interface FindInLine {
  readonly index: number;
  readonly begin: number;
  readonly end: number;
}

/** Cuts the runs of a line at the finds in it, which are in their order. */
export function markedRuns(runs: readonly CodeRun[], finds: readonly FindInLine[]): readonly MarkedRun[] {
  if (finds.length === 0) return runs.map((run) => ({ ...run, find: null }));
  let column = 0;
  return runs.flatMap(({ text, scope }) => {
    const begin = column;
    column += text.length;
    const edges = finds.flatMap((find) => [find.begin, find.end]).filter((edge) => edge > begin && edge < begin + text.length);
    const places = [begin, ...new Set(edges), begin + text.length];
    return places.slice(0, -1).map((place, index) => ({
      text: text.slice(place - begin, (places[index + 1] ?? place) - begin),
      scope,
      find: finds.find((one) => one.begin <= place && place < one.end)?.index ?? null,
    }));
  });
}
