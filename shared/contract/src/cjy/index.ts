export { ColumnInfo, ColumnInfoDetail, ColumnInfoDraft, columnInfo, infoTypeFits } from './columnInfo.ts';
export { COMPANY_ID, CompanyInfo, CompanyInfoDraft, companyInfo } from './companyInfo.ts';
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
