import type { HeadHandle } from '@zhilv/site/head';
import type { MarkupHandle } from '@zhilv/site/markup';
import type { LoaderFunctionArgs } from 'react-router';
import { contentHead } from '../parts/content/contentHead.ts';
import { loadSanitiser } from '../parts/richText/prepareRichText.ts';
import { loadNewsDetail } from './newsDetail.ts';

export { NewsDetailPage as Component } from './NewsDetailPage.tsx';
export { NewsDetailFailure as ErrorBoundary } from './NewsDetailFailure.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadNewsDetail(request);

export const handle: HeadHandle & MarkupHandle = {
  head: ({ data, ...context }) => contentHead({ ...context, data: (data as { item: unknown } | undefined)?.item }),
  sanitiser: loadSanitiser,
};
