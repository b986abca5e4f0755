import { CONTENT_PATH } from '@zhilv/contract/content';
import { NOT_FOUND, SITE_HOME, UNAUTHORISED } from '@zhilv/site/addresses';

/** The paths of the pages in `pages.ts`, for what declares them and for what links to them. */
export const PATH = {
  home: SITE_HOME,
  newsList: '/news-list',
  newsDetail: CONTENT_PATH.newsDetail,
  caseList: CONTENT_PATH.list,
  caseDetail: CONTENT_PATH.detail,
  about: CONTENT_PATH.about,
  privacy: '/privacy',
  notFound: NOT_FOUND,
  unauthorised: UNAUTHORISED,
  siteMap: '/site-map',
  search: '/search',
} as const;
