import type { PublishedContent } from '@zhilv/contract/content';
import { redirect } from 'react-router';
import type { ContentQuery } from '../call/asking.ts';
import { contentPage } from '../content/contentLists.ts';
import type { ListAsked } from './listAsked.ts';
import { readPublicConfig } from '../call/publicConfig.ts';

/** A page of a list. */
export interface ContentPage {
  readonly items: readonly PublishedContent[];
  /** Entries on all pages. */
  readonly total: number;
  /** At least 1. */
  readonly pages: number;
}

interface Wanted {
  readonly request: Request;
  readonly asked: ListAsked;
  /** The type and kind of the entries. */
  readonly of: Pick<ContentQuery, 'type' | 'infoType'>;
  readonly pageSize: number;
  readonly addressOf: (pageNo: number) => string;
}

/**
 * Loads the page that an address asks for; null when the call failed.
 * @throws Response that leads from behind the last page to the last one: a list gets shorter, and links to it stay
 */
export async function loadContentPage({ request, asked, of, pageSize, addressOf }: Wanted): Promise<ContentPage | null> {
  const { signal } = request;
  const { apiBase } = await readPublicConfig(signal);
  const query = { ...of, pageNo: asked.pageNo, pageSize, ...(asked.keyword !== '' && { keyword: asked.keyword }) };
  const answer = await contentPage(query, { apiBase, signal });
  if (answer === null) return null;
  const pages = Math.max(1, Math.ceil(answer.total / pageSize));
  if (asked.pageNo > pages) throw redirect(addressOf(pages));
  return { items: answer.list, total: answer.total, pages };
}
