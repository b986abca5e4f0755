import type { SiteContent } from '@zhilv/contract/cjy';
import type { Answered } from '../contentLists.ts';

/** How many of a list stand below a text. */
const LIMIT = 3;

/**
 * Some of a list besides the one that is read: those that follow it, and from the start where it ends, so that every
 * one of the list is named somewhere.
 */
export function otherItems(items: Answered<SiteContent>, { id }: Pick<SiteContent, 'id'>): readonly SiteContent[] {
  const all = items ?? [];
  const place = all.findIndex((item) => item.id === id);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))].slice(0, LIMIT);
}
