import { definePages } from '@zhilv/federation/pages';

const unopened = { module: './unopened/unopenedPage.ts', layout: 'public' } as const;

/** Every page of the public site, and the frame around them. */
export const pages = definePages({
  'public/frame/index': { module: './frame/publicFrame.ts', layout: 'public', frame: 'public' },
  'public/home/index': { module: './home/homePage.ts', path: '/home', title: '首页', layout: 'public' },
  'public/news-list/index': { module: './news-list/newsListPage.ts', path: '/news-list', title: '新闻资讯', layout: 'public' },
  'public/news-detail/index': { ...unopened, path: '/news-detail', title: '新闻资讯' },
  'public/case-list/index': { module: './case-list/caseListPage.ts', path: '/case-list', title: '方案与案例', layout: 'public' },
  'public/case-detail/index': { ...unopened, path: '/case-detail', title: '方案与案例' },
  'public/about-us/index': { ...unopened, path: '/about-us', title: '关于我们' },
  'public/search/index': { module: './search/searchPage.ts', path: '/search', title: '站内搜索', layout: 'public' },
});
