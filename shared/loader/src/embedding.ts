/** The parts of the loader for a shell that is put into pages of others, which has no federation runtime of its own. */
export { insertScript } from './container/insertScript.ts';
export { withdrawCopies } from './federation/FederationInstance.ts';
export type { Insertion } from './federation/insertBy.ts';
export { type Factory, SCOPE, type ShareScope } from './federation/SharedCopy.ts';
export type { ContainerOptions } from './federation/startFederation.ts';
export { chooseRelease } from './live/chooseRelease.ts';
export { type FailureKind, RemoteFailure } from './live/RemoteFailure.ts';
export { fetchTables, type ReleaseTables } from './live/ReleaseTables.ts';
export { mountOf } from './loadMount.ts';
export type { Mount, Mounted, MountTarget } from './mount/Mount.ts';
export { fetchJson, isRecord } from './request/fetchJson.ts';
export { fetchRegistry } from './request/fetchRegistry.ts';
export { type CheckedUrl, checkedUrl, refetchFiles } from './request/fileRequests.ts';
