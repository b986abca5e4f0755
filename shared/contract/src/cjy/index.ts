export {
  ContentType,
  NewsType,
  SiteCompany,
  SiteContent,
  SiteContentDetail,
  SolutionType,
  siteCompany,
  siteContent,
} from './site.ts';
export { detailAddress, ROUTE_TYPE, solutionListAddress } from './siteAddress.ts';
