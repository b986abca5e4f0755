import type { Loader, PageEntry } from '@zhilv/loader';

type Pages = Pick<Loader, 'pages'>;

/** Header and footer, from whichever live release has them. */
export const publicFrame = ({ pages }: Pages): PageEntry | undefined => pages.find(({ frame }) => frame === 'public');

/** Where the privacy policy of the site is read; null where no live page has it. */
export function privacyAddress(site: Pages): string | null {
  const page = publicPages(site).find(({ privacyPolicy }) => privacyPolicy !== undefined);
  return page ? `${page.path ?? ''}${page.privacyPolicy ?? ''}` : null;
}

/** What visitors go to. */
export const publicPages = ({ pages }: Pages): readonly PageEntry[] =>
  pages.filter(({ layout, path }) => layout === 'public' && path !== undefined);
