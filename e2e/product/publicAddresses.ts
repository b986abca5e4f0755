import type { Page } from '@playwright/test';

/** Pages that search engines are not told of: other views of lists, searches, and pages that say that nothing is there. */
export const UNLISTED_ADDRESSES: readonly string[] = [
  '/news-list?pageNo=2',
  '/news-list?infoType=1',
  '/news-list?infoType=2',
  '/news-list?keyword=%E9%A2%84%E7%BA%A6',
  '/case-list?type=1',
  '/search',
  '/site-map',
  '/search?keyword=%E9%A2%84%E7%BA%A6',
  '/search?keyword=%E6%97%A0%E6%AD%A4%E5%86%85%E5%AE%B9',
  '/news-detail?id=999999',
  '/404',
  '/401',
];

/** Gives path and query of every page that the sitemap names. */
export async function listedAddresses(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get('/sitemap.xml');
  const xml = await answer.text();
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** Gives one address of each kind of page: of those that differ by the record alone, the first. */
export function oneOfEachKind(addresses: readonly string[]): readonly string[] {
  const kinds = new Map<string, string>();
  for (const address of addresses.toReversed()) kinds.set(address.replace(/\bid=\d+&?/, ''), address);
  return [...kinds.values()].toReversed();
}
