import type { HeadHandle } from '@zhilv/site/head';
import type { MarkupHandle } from '@zhilv/site/markup';
import type { LoaderFunctionArgs } from 'react-router';
import { ADDRESS } from '../parts/address/addresses.ts';
import { loadSanitiser } from '../parts/richText/prepareRichText.ts';
import { TRAIL_TO_FIRST_PAGES, trailSubject } from '../parts/address/trail.ts';
import { type About, loadAbout } from './about.ts';
import { plainText } from './plainText.ts';

export { AboutPage as Component } from './AboutPage.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadAbout(request.signal);

const PAGE = { title: '关于我们', canonical: ADDRESS.about };

export const handle: HeadHandle & MarkupHandle = {
  head: ({ data }) => ({
    ...PAGE,
    // The loader gave it; undefined when it failed.
    description: plainText((data as About | undefined)?.introduction ?? ''),
    subjects: [trailSubject(TRAIL_TO_FIRST_PAGES, { title: PAGE.title, address: PAGE.canonical })],
  }),
  sanitiser: loadSanitiser,
};
