import type { PageHead } from '@zhilv/site/head';
import type { ListAsked } from './listAsked.ts';
import { shortened } from '../text/shortened.ts';
import { TRAIL_TO_FIRST_PAGES, trailSubject } from '../address/trail.ts';

/** A title has room for so many characters of the words searched for. */
const LONGEST_IN_TITLE = 10;

/**
 * Makes the head of one page of a list; words and page number tell it from the list's first page. Search engines are kept
 * from pages found by words, for they would never come to an end of them.
 */
export function listHead(head: PageHead & { readonly canonical: string }, { keyword, pageNo }: ListAsked): PageHead {
  const title = [keyword && `“${shortened(keyword, LONGEST_IN_TITLE)}”`, head.title, pageNo > 1 && `（第 ${pageNo} 页）`]
    .filter(Boolean)
    .join('');
  return {
    ...head,
    title,
    // The page number comes first, since the end of a long description is cut off.
    ...(head.description && pageNo > 1 && { description: `第 ${pageNo} 页：${head.description}` }),
    subjects: [trailSubject(TRAIL_TO_FIRST_PAGES, { title, address: head.canonical })],
    ...(keyword !== '' && { unlisted: true }),
  };
}
