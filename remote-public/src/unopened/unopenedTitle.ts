import { pages } from '../pages.ts';

/** The title that the page table gives an address; a trailing slash makes no difference. */
export function unopenedTitle(pathname: string): string {
  const asked = pathname.replace(/\/+$/, '');
  for (const page of Object.values(pages)) if ('path' in page && page.path === asked) return page.title;
  return '暂未开放';
}
