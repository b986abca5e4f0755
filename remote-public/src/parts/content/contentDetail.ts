import { type PublishedContentDetail, TYPES_WITH_PAGE } from '@zhilv/contract/content';
import { data, redirect } from 'react-router';
import type { Asking } from '../call/asking.ts';
import { detailAddress } from '../address/addresses.ts';
import { beginsReading, endReading } from './reading.ts';
import { prepareRichText } from '../richText/prepareRichText.ts';
import { readPublicConfig } from '../call/publicConfig.ts';
import type { TitleBreaks } from '../text/wordBreaks.ts';
import { contentCalls } from '../call/contentCalls.ts';

/** A record whose `content` is ready to be shown. */
export type ReadyDetail = PublishedContentDetail & TitleBreaks & { readonly content: string };

/**
 * Loads the record that an address names.
 *
 * @throws a redirect when the record has another address, and a 404 when no published record has this one
 */
export async function loadDetail({ url: address, signal }: Request): Promise<ReadyDetail> {
  const url = new URL(address);
  const id = url.searchParams.get('id') ?? '';
  const { apiBase, fileHosts } = await readPublicConfig(signal);
  const item = isKey(id) ? await detail(id, { apiBase, signal }) : null;
  if (!item || !TYPES_WITH_PAGE.has(item.type)) throw data(null, { status: 404 });
  const own = detailAddress(item);
  if (!isAddressed(url, own)) throw redirect(own);
  return { ...item, content: await prepareRichText(item.content, 2, fileHosts) };
}

/** The greatest key that a database has for a record. */
const GREATEST_KEY = 2n ** 63n - 1n;

const isKey = (id: string): boolean => /^[1-9]\d{0,18}$/.test(id) && BigInt(id) <= GREATEST_KEY;

async function detail(id: string, asking: Asking): Promise<PublishedContentDetail | null> {
  const { askContent } = await contentCalls();
  const view = beginsReading(id);
  try {
    return await askContent(id, { ...asking, view });
  } catch (failure) {
    // After a failure the next try begins the reading. A call that was called off may have been counted.
    if (view && !asking.signal.aborted) endReading(id);
    throw failure;
  }
}

/** Tells whether an address is the record's own; parameters that others added do not matter. */
function isAddressed(url: URL, own: string): boolean {
  const { pathname, searchParams } = new URL(own, url);
  const asked = url.pathname.replace(/\/+$/, '');
  return asked === pathname && [...searchParams].every(([name, value]) => url.searchParams.get(name) === value);
}
