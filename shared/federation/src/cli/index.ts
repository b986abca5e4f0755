export { publish, type PublishOptions, type PublishResult } from './publish.ts';
export { type Claim, claimDirectory } from './claimDirectory.ts';
export { CommandError } from './CommandError.ts';
export { currentCommit } from './currentCommit.ts';
export { readAppConfig, readRegistry } from './siteDirectory.ts';
export { contentSecurityPolicy } from '../documents/contentSecurityPolicy.ts';
export { fillDocument } from '../documents/fillDocument.ts';
export { documentFor, routesOf } from '../documents/routes.ts';
export { documentOf } from '../documents/documentFiles.ts';
