import { definePages } from '@zhilv/federation/pages';

const unopened = { module: './unopened/unopenedPage.ts', layout: 'public' } as const;

/** Every page of the public site, and the frame around them. */
export const pages = definePages({
  'public/frame/index': { module: './frame/publicFrame.ts', layout: 'public', frame: 'public' },
  'public/home/index': { module: './home/homePage.ts', path: '/home', title: '首页', layout: 'public' },
  'public/news-list/index': { ...unopened, path: '/news-list', title: '新闻资讯' },
  'public/news-detail/index': {
    module: './news-detail/newsDetailPage.ts',
    path: '/news-detail',
    title: '新闻资讯',
    layout: 'public',
  },
  'public/case-list/index': { ...unopened, path: '/case-list', title: '方案与案例' },
  'public/case-detail/index': {
    module: './case-detail/caseDetailPage.ts',
    path: '/case-detail',
    title: '方案与案例',
    layout: 'public',
  },
  'public/about-us/index': { module: './about-us/aboutPage.ts', path: '/about-us', title: '关于我们', layout: 'public' },
});
