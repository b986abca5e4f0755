import type { PageHead } from '@zhilv/federation/head';
import type { ListAsked } from './listAsked.ts';
import { shortened } from './shortened.ts';
import { TRAIL_TO_FIRST_PAGES, trailSubject } from './trail.ts';

/** As many characters of the words searched for as a title has room for. */
const LONGEST_IN_TITLE = 10;

/**
 * What one page of a list says of itself: words and page make it another page than the list's first one. What was found
 * by words is not for search engines, which would never come to an end of them.
 */
export function listHead(head: PageHead & { readonly canonical: string }, { keyword, pageNo }: ListAsked): PageHead {
  const title = [keyword && `“${shortened(keyword, LONGEST_IN_TITLE)}”`, head.title, pageNo > 1 && `（第 ${pageNo} 页）`]
    .filter(Boolean)
    .join('');
  return {
    ...head,
    title,
    // First, since the end of a long one is cut off.
    ...(head.description && pageNo > 1 && { description: `第 ${pageNo} 页：${head.description}` }),
    subjects: [trailSubject(TRAIL_TO_FIRST_PAGES, { title, address: head.canonical })],
    ...(keyword !== '' && { unlisted: true }),
  };
}
