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
