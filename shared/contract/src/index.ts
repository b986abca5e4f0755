export { bodyLimitBytes, FILE_LIMIT_BYTES, FILE_LIMIT_MB } from './wire/bodyLimit.ts';
export { CONTRACT_NUMBER } from './wire/contractNumber.ts';
export {
  endpoint,
  exportEndpoint,
  type Access,
  type Endpoint,
  type FileEndpoint,
  type InputOf,
  type InputPlace,
  type Operation,
  type OutputOf,
  type ParsedInputOf,
} from './wire/endpoint.ts';
export { parseAnswer, type ParsedAnswer } from './wire/parseAnswer.ts';
export { ruleErrors } from './wire/ruleErrors.ts';
export { isUnchangedBy } from './wire/unchangedBy.ts';
export { ById, MAX_PAGE_SIZE, pageQuery, queryBoolean, queryId, queryInstant, queryInt, queryRange } from './wire/query.ts';
export {
  CHANGED_MEANWHILE,
  CommonStatus,
  Done,
  Id,
  idOf,
  Instant,
  MOST_PICTURES,
  optionalPicture,
  optionalText,
  type Page,
  pageOf,
  pictureList,
  requiredFile,
  requiredId,
  requiredMoney,
  requiredPicture,
  requiredText,
  sameId,
} from './wire/values.ts';
