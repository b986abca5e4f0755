import type { Loader, PageEntry } from '@zhilv/loader';

type Pages = Pick<Loader, 'pages'>;

/** The page that is the frame of all others, with header and footer, from the live release that has one. */
export const publicFrame = ({ pages }: Pages): PageEntry | undefined => pages.find(({ frame }) => frame === 'public');

/** The address of the site's privacy policy; null where no live page has it. */
export function privacyAddress(site: Pages): string | null {
  const page = publicPages(site).find(({ privacyPolicy }) => privacyPolicy !== undefined);
  return page ? `${page.path ?? ''}${page.privacyPolicy ?? ''}` : null;
}

/** The public pages that have an address; the frame has none. */
export const publicPages = ({ pages }: Pages): readonly PageEntry[] =>
  pages.filter(({ layout, path }) => layout === 'public' && path !== undefined);
