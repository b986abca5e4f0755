import type { Endpoint } from '@zhilv/contract';
import { publishedCompany, publishedContent } from '@zhilv/contract/content';
import { queryFields } from '../http/queryFields.ts';

/** A call that reads the site's content. */
export interface ContentRead {
  /** Its path and what it reads of its query, in one spelling for all calls that get the same answer. It begins without a slash. */
  readonly question: string;
  /** The path alone. */
  readonly path: string;
  /** The id of the row that it asks for; null where it asks for no row. */
  readonly row: string | null;
  /** False for a call that counts a view, has a token, or is longer than any that a page makes: it is answered anew each time. */
  readonly isKept: boolean;
}

/** The calls that answer everybody the same, by path. */
const FOR_EVERYBODY: ReadonlyMap<string, Endpoint> = new Map(
  [...Object.values(publishedContent), ...Object.values(publishedCompany)].map((one) => [`admin-api${one.path}`, one]),
);
const LONGEST_QUESTION = 1000;

/** Tells what a call reads of the site's content; null for all other calls, and for one that the API refuses. */
export function contentRead({ method, url, headers }: Request): ContentRead | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/^\/(prod-api\/)?/, '');
  const endpoint = FOR_EVERYBODY.get(path);
  const input = endpoint?.input.safeParse(queryFields(searchParams, endpoint.input));
  if (!input?.success) return null;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(input.data))) if (value !== undefined) query.set(name, String(value));
  query.sort();
  const question = [path, query.toString()].filter(Boolean).join('?');
  const isKept = question.length <= LONGEST_QUESTION && !headers.has('authorization') && !headers.has('x-view');
  return { question, path, row: endpoint === publishedContent.get ? query.get('id') : null, isKept };
}

/**
 * Makes a call that reads content anew, by GET and for nobody's count. The listener's own requests cannot be copied by `Request`.
 * @param search its query in place of the call's own
 */
export function plainRead({ url, headers: given }: Request, search?: string): Request {
  const address = new URL(url);
  if (search !== undefined) address.search = search;
  const headers = new Headers(given);
  headers.delete('x-view');
  return new Request(address, { headers });
}
