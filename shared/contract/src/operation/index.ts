export { ClientError, ClientErrorReport, clientError } from './clientError.ts';
export { ReleaseEntry, ReleaseFailure, ReleaseOverview, release } from './release.ts';
