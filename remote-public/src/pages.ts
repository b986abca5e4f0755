import { definePages } from '@zhilv/release/pages';
import { PATH } from './paths.ts';

/** Every public page, and the frame around them. */
export const pages = definePages({
  'public/frame/index': { module: './frame/frame.route.ts', layout: 'public', frame: 'public' },
  'public/home/index': {
    module: './home/home.route.ts',
    path: PATH.home,
    title: '首页',
    layout: 'public',
    overviews: [{ of: ['carousel', 'solution', 'caseStudy', 'news'] }],
  },
  'public/case-list/index': {
    module: './case-list/caseList.route.ts',
    path: PATH.caseList,
    title: '方案与案例',
    layout: 'public',
    overviews: [
      { query: '?type=1&infoType=1', of: ['solution/1'] },
      { query: '?type=1&infoType=2', of: ['solution/2'] },
      { of: ['caseStudy'] },
    ],
  },
  'public/case-detail/index': {
    module: './case-detail/caseDetail.route.ts',
    path: PATH.caseDetail,
    title: '方案与案例',
    layout: 'public',
  },
  'public/news-list/index': {
    module: './news-list/newsList.route.ts',
    path: PATH.newsList,
    title: '新闻资讯',
    layout: 'public',
    overviews: [{ of: ['news'] }],
  },
  'public/news-detail/index': {
    module: './news-detail/newsDetail.route.ts',
    path: PATH.newsDetail,
    title: '新闻资讯',
    layout: 'public',
  },
  'public/about-us/index': {
    module: './about-us/about.route.ts',
    path: PATH.about,
    title: '关于我们',
    layout: 'public',
    overviews: [{ of: ['about', 'company'] }],
  },
  'public/privacy/index': {
    module: './privacy/privacy.route.ts',
    path: PATH.privacy,
    title: '隐私政策',
    layout: 'public',
    privacyPolicy: '',
    overviews: [{ of: ['about'] }],
  },
  'public/not-found/index': {
    module: './not-found/notFound.route.ts',
    path: PATH.notFound,
    title: '页面不存在',
    layout: 'public',
  },
  'public/unauthorised/index': {
    module: './unauthorised/unauthorised.route.ts',
    path: PATH.unauthorised,
    title: '无权访问',
    layout: 'public',
  },
  'public/site-map/index': { module: './site-map/siteMap.route.ts', path: PATH.siteMap, title: '网站地图', layout: 'public' },
  'public/search/index': { module: './search/search.route.ts', path: PATH.search, title: '站内搜索', layout: 'public' },
});
