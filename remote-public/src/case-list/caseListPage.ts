import type { HeadHandle } from '@zhilv/federation/head';
import type { LoaderFunctionArgs } from 'react-router';
import { listHead } from '../parts/listHead.ts';
import { caseListAddress, type CaseListContent, loadCaseList } from './caseListContent.ts';
import { CASE_LIST_KINDS } from './caseListKinds.ts';

export { CaseListPage as Component } from './CaseListPage.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadCaseList(request);

export const handle: HeadHandle = {
  head: ({ data }) => {
    // The loader's own; it is missing only when that failed.
    const { kind = 'cases', asked = { keyword: '', pageNo: 1 } } = (data ?? {}) as Partial<CaseListContent>;
    const { title, description } = CASE_LIST_KINDS[kind];
    return listHead({ title, description, canonical: caseListAddress(kind, asked) }, asked);
  },
};
