import type { HeadHandle } from '@zhilv/site/head';
import type { MarkupHandle } from '@zhilv/site/markup';
import type { LoaderFunctionArgs } from 'react-router';
import { ADDRESS } from '../parts/address/addresses.ts';
import { TRAIL_TO_FIRST_PAGES, trailSubject } from '../parts/address/trail.ts';
import { loadSanitiser } from '../parts/richText/prepareRichText.ts';
import { loadPrivacy, type Privacy } from './privacy.ts';

export { PrivacyPage as Component } from './PrivacyPage.tsx';
export { PrivacyFailure as ErrorBoundary } from './PrivacyFailure.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadPrivacy(request.signal);

export const handle: HeadHandle & MarkupHandle = {
  head: ({ data }) => {
    // The loader gave it; undefined when it failed.
    const policy = data as Privacy | undefined;
    if (policy === undefined) return { title: '隐私政策', unlisted: true };
    const { title, summary } = policy;
    return {
      title,
      description: summary ?? '',
      canonical: ADDRESS.privacy,
      subjects: [trailSubject(TRAIL_TO_FIRST_PAGES, { title, address: ADDRESS.privacy })],
    };
  },
  sanitiser: loadSanitiser,
};
