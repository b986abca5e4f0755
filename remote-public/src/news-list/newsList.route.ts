import type { HeadHandle } from '@zhilv/site/head';
import type { LoaderFunctionArgs } from 'react-router';
import { NOTHING_ASKED } from '../parts/list/listAsked.ts';
import { listHead } from '../parts/list/listHead.ts';
import { newsKind } from './newsKinds.ts';
import { loadNewsList, newsListAddress, type NewsListContent } from './newsListContent.ts';

export { NewsListPage as Component } from './NewsListPage.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadNewsList(request);

export const handle: HeadHandle = {
  head: ({ data }) => {
    // The loader gave it; it is missing only when the loader failed.
    const { infoType = null, asked = NOTHING_ASKED } = (data ?? {}) as Partial<NewsListContent>;
    const { title, description } = newsKind(infoType);
    return listHead({ title, description, canonical: newsListAddress(infoType, asked) }, asked);
  },
};
