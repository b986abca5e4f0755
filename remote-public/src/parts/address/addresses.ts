import { CONSOLE_HOME, SIGN_IN } from '@zhilv/site/addresses';
import { PATH } from '../../paths.ts';

export { detailAddress, ROUTE_TYPE, solutionListAddress } from '@zhilv/contract/content';

/** The addresses of public pages, sign-in and console. The last two are other documents: reach them by a plain `<a>`. */
export const ADDRESS = {
  home: PATH.home,
  cases: PATH.caseList,
  caseDetail: PATH.caseDetail,
  news: PATH.newsList,
  newsDetail: PATH.newsDetail,
  search: PATH.search,
  about: PATH.about,
  privacy: PATH.privacy,
  siteMap: PATH.siteMap,
  signIn: SIGN_IN,
  console: CONSOLE_HOME,
} as const;
