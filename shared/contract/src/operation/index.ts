export { ClientError, ClientErrorReport, clientError } from './clientError.ts';
export { DeployToken, deployToken } from './deployToken.ts';
export { frame } from './frame.ts';
export { ReleaseEntry, ReleaseFailure, ReleaseOverview, ReleasedPage, release } from './release.ts';
