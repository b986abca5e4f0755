import type { HeadHandle } from '@zhilv/federation/head';
import type { LoaderFunctionArgs } from 'react-router';
import { NOTHING_ASKED } from '../parts/listAsked.ts';
import { listHead } from '../parts/listHead.ts';
import { newsKind } from './newsKinds.ts';
import { loadNewsList, newsListAddress, type NewsListContent } from './newsListContent.ts';

export { NewsListPage as Component } from './NewsListPage.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadNewsList(request);

export const handle: HeadHandle = {
  head: ({ data }) => {
    // The loader's own; it is missing only when that failed.
    const { infoType = null, asked = NOTHING_ASKED } = (data ?? {}) as Partial<NewsListContent>;
    const { title, description } = newsKind(infoType);
    return listHead({ title, description, canonical: newsListAddress(infoType, asked) }, asked);
  },
};
