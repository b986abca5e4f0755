export { CONTRACT_NUMBER } from './contractNumber.ts';
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
} from './endpoint.ts';
export { ById, MAX_PAGE_SIZE, pageQuery, queryBoolean, queryId, queryInstant, queryInt, queryRange } from './query.ts';
export { CommonStatus, Done, Id, Instant, optionalText, type Page, pageOf, requiredId, requiredText, sameId } from './values.ts';
