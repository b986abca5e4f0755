import type { HeadHandle } from '@zhilv/site/head';
import type { MarkupHandle } from '@zhilv/site/markup';
import type { LoaderFunctionArgs } from 'react-router';
import { loadDetail } from '../parts/content/contentDetail.ts';
import { contentHead } from '../parts/content/contentHead.ts';
import { loadSanitiser } from '../parts/richText/prepareRichText.ts';

export { CaseDetailPage as Component } from './CaseDetailPage.tsx';
export { CaseDetailFailure as ErrorBoundary } from './CaseDetailFailure.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadDetail(request);

export const handle: HeadHandle & MarkupHandle = { head: contentHead, sanitiser: loadSanitiser };
