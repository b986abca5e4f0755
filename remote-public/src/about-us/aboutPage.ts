import type { HeadHandle } from '@zhilv/federation/head';
import type { MarkupHandle } from '@zhilv/federation/markup';
import type { LoaderFunctionArgs } from 'react-router';
import { ADDRESS } from '../parts/addresses.ts';
import { described } from '../parts/contentHead.ts';
import { loadSanitiser } from '../parts/richText/richText.ts';
import { type About, loadAbout } from './about.ts';

export { AboutPage as Component } from './AboutPage.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadAbout(request.signal);

export const handle: HeadHandle & MarkupHandle = {
  head: ({ data }) => ({
    title: '关于我们',
    canonical: ADDRESS.about,
    // The loader's; undefined when it failed.
    ...described((data as About | undefined)?.introduction.replaceAll(/<[^>]*>/g, '') ?? ''),
  }),
  sanitiser: loadSanitiser,
};
