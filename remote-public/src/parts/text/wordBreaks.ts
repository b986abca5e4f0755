import { SHORT_CLAUSE, titleClauses } from './titleClauses.ts';

/** A record that knows where its title may break. */
export interface TitleBreaks {
  /** See `wordBreaks`; left out where the title has none, or came from nowhere that knows. */
  readonly titleBreaks?: readonly number[] | undefined;
}

/** A line never begins with these. */
const CLINGING = '的了着过们之';

/**
 * Gives the places between two words of a title, counted from its start, as far as its clauses are long enough to break. Browsers differ
 * in what they take for a word, so whoever loads the title finds them and hands them on with it: server and browser draw the same.
 */
export function wordBreaks(title: string): readonly number[] | undefined {
  if (!titleClauses(title).some(({ clause }) => clause.length > SHORT_CLAUSE) || !('Segmenter' in Intl)) return undefined;
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(title);
  const places = Array.from(words, ({ index }) => index).filter((place) => place > 0 && !CLINGING.includes(title[place] ?? ''));
  return places.length === 0 ? undefined : places;
}

/** Adds to a record where its title may break. */
export const withTitleBreaks = <Item extends { readonly title: string }>(item: Item): Item & TitleBreaks => {
  const titleBreaks = wordBreaks(item.title);
  return titleBreaks ? { ...item, titleBreaks } : item;
};
