import type { PublishedContent } from '@zhilv/contract/content';
import type { Answered } from '../content/contentLists.ts';

/** So many of a list stand below a text. */
const LIMIT = 3;

/**
 * Picks some of a list besides the one that is read: those that follow it, and where the list ends those at its start, so
 * that some page names each of them.
 */
export function otherItems(items: Answered<PublishedContent>, { id }: Pick<PublishedContent, 'id'>): readonly PublishedContent[] {
  const all = items ?? [];
  const place = all.findIndex((item) => item.id === id);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))].slice(0, LIMIT);
}
