import type { SiteContent } from '@zhilv/contract/cjy';
import type { HeadContext, PageHead } from '@zhilv/federation/head';
import { detailAddress } from './addresses.ts';

/** What search engines show of a description, in Chinese characters. */
const DESCRIPTION_LIMIT = 78;

/** What the page of a record says of itself; of one that could not be had, that it is not there. */
export function contentHead({ data }: HeadContext): PageHead {
  // The loader's; undefined when it failed.
  const item = data as SiteContent | undefined;
  if (!item) return { title: '没有取到这篇内容' };
  return { title: item.title, canonical: detailAddress(item), ...described(item.summary ?? '') };
}

/** The beginning of a text, as much of it as is shown; nothing where there is no text. */
export function described(text: string): Pick<PageHead, 'description'> {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (words === '') return {};
  return { description: words.length > DESCRIPTION_LIMIT ? `${words.slice(0, DESCRIPTION_LIMIT - 1)}…` : words };
}
