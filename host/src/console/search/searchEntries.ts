import Fuse, { type FuseResultMatch, type IFuseOptions } from 'fuse.js/basic';
import type { Entry } from './Entry.ts';
import { pinyinSpans } from './pinyinSpans.ts';
import type { Span } from './Span.ts';

/** An entry that was found, and which of its characters were typed. */
export interface Hit {
  readonly entry: Entry;
  readonly title: readonly Span[];
  /** For each title of the trail. */
  readonly trail: readonly (readonly Span[])[];
  readonly address: readonly Span[];
}

/** Finds entries by what was typed, the best first. */
export type Search = (typed: string) => readonly RankedHit[];

export interface RankedHit extends Hit {
  readonly rank: Rank;
  /** From 0 for the best; only to compare hits of one rank. */
  readonly score: number;
}

/** What was typed stands in the title; its pinyin does; it is like a title or address; its pinyin stands in the trail. */
type Rank = 0 | 1 | 2 | 3;

// The requirements give the threshold and the weights.
const OPTIONS: IFuseOptions<Entry> = {
  threshold: 0.4,
  keys: [
    { name: 'title', weight: 0.7, getFn: ({ title, trail }) => [title, ...trail] },
    { name: 'path', weight: 0.3, getFn: addressOf },
  ],
  includeScore: true,
  includeMatches: true,
};

/** Prepares to search in entries; what takes time waits until something is typed. */
export function searchEntries(entries: readonly Entry[]): Search {
  let prepared: { fuse: Fuse<Entry>; titles: readonly string[]; trails: readonly string[] } | undefined;
  const prepare = () => ({
    fuse: new Fuse(entries, OPTIONS),
    titles: [...new Set(entries.map(({ title }) => title))],
    trails: [...new Set(entries.flatMap(({ trail }) => trail))],
  });

  const find = (text: string): readonly RankedHit[] => {
    if (text === '') return [];
    const { fuse, titles, trails } = (prepared ??= prepare());
    const hits = new Map<Entry, RankedHit>();
    for (const { item, score = 0, matches = [] } of fuse.search(text)) hits.set(item, fuzzyHit(item, text, score, matches));
    const [byTitle, byTrail] = [pinyinSpans(titles, text), pinyinSpans(trails, text)];
    for (const entry of byTitle.size + byTrail.size > 0 ? entries : []) {
      const spelled = spelledHit(entry, byTitle, byTrail);
      if (spelled !== null && spelled.rank < (hits.get(entry)?.rank ?? Infinity)) hits.set(entry, spelled);
    }
    return [...hits.values()].sort(byRelevance);
  };

  // Menus may have thousands of rows, and what is found is drawn anew at every arrow key.
  let last: { readonly text: string; readonly hits: readonly RankedHit[] } = { text: '', hits: [] };
  return (typed) => {
    const text = typed.trim();
    if (text !== last.text) last = { text, hits: find(text) };
    return last.hits;
  };
}

export const byRelevance = (one: RankedHit, other: RankedHit): number => one.rank - other.rank || one.score - other.score;

/** The address that an entry leads to, as people may type it. */
export function addressOf({ target }: Entry): string {
  if (target.kind === 'command') return '';
  return target.kind === 'outside' ? target.url : target.address;
}

/** An entry that nothing was typed for. */
export const unmarked = (entry: Entry): Hit => ({ entry, title: [], trail: entry.trail.map(() => []), address: [] });

function fuzzyHit(entry: Entry, text: string, score: number, matches: readonly FuseResultMatch[]): RankedHit {
  const start = entry.title.toLowerCase().indexOf(text.toLowerCase());
  if (start !== -1) return { ...unmarked(entry), title: [[start, start + text.length - 1]], rank: 0, score };
  const inTitles = (place: number): readonly Span[] =>
    matches.find(({ key, refIndex }) => key === 'title' && refIndex === place)?.indices ?? [];
  return {
    entry,
    title: inTitles(0),
    trail: entry.trail.map((_title, place) => inTitles(place + 1)),
    address: matches.find(({ key }) => key === 'path')?.indices ?? [],
    rank: 2,
    score,
  };
}

function spelledHit(entry: Entry, byTitle: ReadonlyMap<string, Span>, byTrail: ReadonlyMap<string, Span>): RankedHit | null {
  const span = byTitle.get(entry.title);
  // A title that begins so comes before one that has it later, and of two such the shorter one.
  if (span !== undefined) return { ...unmarked(entry), title: [span], rank: 1, score: span[0] + entry.title.length / 1000 };
  const trail = entry.trail.map((title) => [byTrail.get(title) ?? []].filter((one): one is Span => one.length > 0));
  return trail.every(({ length }) => length === 0) ? null : { ...unmarked(entry), trail, rank: 3, score: 0 };
}
