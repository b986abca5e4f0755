export { ColumnInfo, ColumnInfoDetail, ColumnInfoDraft, columnInfo, infoTypeFits } from './columnInfo.ts';
export { COMPANY_ID, CompanyInfo, CompanyInfoDraft, companyInfo } from './companyInfo.ts';
export { ContentType, NewsType, SolutionType } from './contentTypes.ts';
export {
  PublishedCompany,
  PublishedContent,
  PublishedContentDetail,
  publishedCompany,
  publishedContent,
} from './publishedContent.ts';
export { CONTENT_PATH, detailAddress, ROUTE_TYPE, solutionListAddress, TYPES_WITH_PAGE } from './contentAddress.ts';
