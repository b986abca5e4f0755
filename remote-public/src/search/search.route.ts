import type { HeadHandle } from '@zhilv/site/head';
import type { LoaderFunctionArgs } from 'react-router';
import { NOTHING_ASKED } from '../parts/list/listAsked.ts';
import { listHead } from '../parts/list/listHead.ts';
import { loadSearch, searchAddress, type SearchContent } from './searchContent.ts';

export { SearchPage as Component } from './SearchPage.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadSearch(request);

export const handle: HeadHandle = {
  head: ({ data }) => {
    // The loader gave it; it is missing only when the loader failed.
    const { kind = null, asked = NOTHING_ASKED } = (data ?? {}) as Partial<SearchContent>;
    const head = {
      title: asked.keyword === '' ? '站内搜索' : '的搜索结果',
      description: '在智旅的解决方案、建设案例与新闻资讯中查找：输入一个词，例如预约、客流、导览、应急或民宿。',
      canonical: searchAddress(kind, asked),
    };
    return listHead(head, asked);
  },
};
