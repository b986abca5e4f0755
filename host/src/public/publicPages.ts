import type { Loader, PageEntry } from '@zhilv/federation/loader';

type Pages = Pick<Loader, 'pages'>;

/** Header and footer, from whichever live release has them. */
export const publicFrame = ({ pages }: Pages): PageEntry | undefined => pages.find(({ frame }) => frame === 'public');

/** What visitors go to. */
export const publicPages = ({ pages }: Pages): readonly PageEntry[] =>
  pages.filter(({ layout, path }) => layout === 'public' && path !== undefined);
