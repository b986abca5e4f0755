export { ClientError, ClientErrorReport, clientError } from './clientError.ts';
export { Config, ConfigDraft, config } from './config.ts';
export { ReleaseEntry, ReleaseFailure, ReleaseOverview, release } from './release.ts';
