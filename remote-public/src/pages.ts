import { definePages } from '@zhilv/federation/pages';

const unopened = { module: './unopened/unopenedPage.ts', layout: 'public' } as const;

/** Every page of the public site, and the frame around them. */
export const pages = definePages({
  'public/frame/index': { module: './frame/publicFrame.ts', layout: 'public', frame: 'public' },
  'public/home/index': { module: './home/homePage.ts', path: '/home', title: '首页', layout: 'public' },
  'public/news-list/index': { ...unopened, path: '/news-list', title: '新闻资讯' },
  'public/news-detail/index': { ...unopened, path: '/news-detail', title: '新闻资讯' },
  'public/case-list/index': { ...unopened, path: '/case-list', title: '方案与案例' },
  'public/case-detail/index': { ...unopened, path: '/case-detail', title: '方案与案例' },
  'public/about-us/index': { ...unopened, path: '/about-us', title: '关于我们' },
});
