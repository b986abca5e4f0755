export { ColumnInfo, ColumnInfoDetail, ColumnInfoDraft, columnInfo, infoTypeFits } from './columnInfo.ts';
export { COMPANY_ID, CompanyInfo, CompanyInfoDraft, companyInfo } from './companyInfo.ts';
export { ContentType, NewsType, SolutionType } from './contentTypes.ts';
export { SiteCompany, SiteContent, SiteContentDetail, siteCompany, siteContent } from './site.ts';
export { detailAddress, ROUTE_TYPE, solutionListAddress, TYPES_WITH_PAGE } from './siteAddress.ts';
