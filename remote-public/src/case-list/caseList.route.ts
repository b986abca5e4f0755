import type { HeadHandle } from '@zhilv/site/head';
import type { LoaderFunctionArgs } from 'react-router';
import { NOTHING_ASKED } from '../parts/list/listAsked.ts';
import { listHead } from '../parts/list/listHead.ts';
import { caseListAddress, type CaseListContent, loadCaseList } from './caseListContent.ts';
import { CASE_LIST_KINDS } from './caseListKinds.ts';

export { CaseListPage as Component } from './CaseListPage.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadCaseList(request);

export const handle: HeadHandle = {
  head: ({ data }) => {
    // The loader gave it; it is missing only when the loader failed.
    const { kind = 'cases', asked = NOTHING_ASKED } = (data ?? {}) as Partial<CaseListContent>;
    const { title, description } = CASE_LIST_KINDS[kind];
    return listHead({ title, description, canonical: caseListAddress(kind, asked) }, asked);
  },
};
