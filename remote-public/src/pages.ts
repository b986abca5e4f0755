import { definePages } from '@zhilv/federation/pages';

/** Every page of the public site, and the frame around them. */
export const pages = definePages({
  'public/frame/index': { module: './frame/publicFrame.ts', layout: 'public', frame: 'public' },
  'public/home/index': { module: './home/homePage.ts', path: '/home', title: '首页', layout: 'public' },
  'public/news-list/index': { module: './news-list/newsListPage.ts', path: '/news-list', title: '新闻资讯', layout: 'public' },
  'public/news-detail/index': {
    module: './news-detail/newsDetailPage.ts',
    path: '/news-detail',
    title: '新闻资讯',
    layout: 'public',
  },
  'public/case-list/index': { module: './case-list/caseListPage.ts', path: '/case-list', title: '方案与案例', layout: 'public' },
  'public/case-detail/index': {
    module: './case-detail/caseDetailPage.ts',
    path: '/case-detail',
    title: '方案与案例',
    layout: 'public',
  },
  'public/about-us/index': { module: './about-us/aboutPage.ts', path: '/about-us', title: '关于我们', layout: 'public' },
  'public/not-found/index': { module: './not-found/notFoundPage.ts', path: '/404', title: '页面不存在', layout: 'public' },
  'public/unauthorised/index': {
    module: './unauthorised/unauthorisedPage.ts',
    path: '/401',
    title: '无权访问',
    layout: 'public',
  },
  'public/site-map/index': { module: './site-map/siteMapPage.ts', path: '/site-map', title: '网站地图', layout: 'public' },
  'public/search/index': { module: './search/searchPage.ts', path: '/search', title: '站内搜索', layout: 'public' },
});
