export { detailAddress, ROUTE_TYPE, solutionListAddress } from '@zhilv/contract/cjy';

/** Pages of the site and of its neighbours. Sign-in and console are other documents: reach them by a plain `<a>`. */
export const ADDRESS = {
  home: '/home',
  cases: '/case-list',
  news: '/news-list',
  search: '/search',
  about: '/about-us',
  siteMap: '/site-map',
  signIn: '/login',
  console: '/index',
} as const;
