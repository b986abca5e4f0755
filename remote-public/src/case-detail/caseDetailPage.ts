import type { HeadHandle } from '@zhilv/federation/head';
import type { MarkupHandle } from '@zhilv/federation/markup';
import type { LoaderFunctionArgs } from 'react-router';
import { loadDetail } from '../parts/contentDetail.ts';
import { contentHead } from '../parts/contentHead.ts';
import { loadSanitiser } from '../parts/richText/richText.ts';

export { CaseDetailPage as Component } from './CaseDetailPage.tsx';
export { CaseDetailFailure as ErrorBoundary } from './CaseDetailFailure.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadDetail(request);

export const handle: HeadHandle & MarkupHandle = { head: contentHead, sanitiser: loadSanitiser };
