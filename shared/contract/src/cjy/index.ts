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
export { detailAddress, solutionListAddress } from './siteAddress.ts';
