import type { HeadHandle } from '@zhilv/site/head';
import type { LoaderFunctionArgs } from 'react-router';
import { loadSiteMap } from './siteMap.ts';

export { SiteMapPage as Component } from './SiteMapPage.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadSiteMap(request.signal);

export const handle: HeadHandle = {
  head: () => ({
    title: '网站地图',
    description: '智旅网站的全部页面：全域旅游与智慧景区解决方案、经典案例、新闻资讯与公司介绍，按类列出。',
    // The page is for visitors: search engines have `sitemap.xml`.
    unlisted: true,
  }),
};
