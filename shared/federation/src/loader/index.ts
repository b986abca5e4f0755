export { createLoader, type LoaderOptions } from './createLoader.ts';
export { fetchRegistry } from './fetchRegistry.ts';
export type { PageEntry } from './livePages.ts';
export type { Loader, PageModule, RemoteStanding } from './Loader.ts';
export { loadMount } from './loadMount.ts';
export type { Mount, MountContext, Mounted, MountTarget } from '../mount/Mount.ts';
export type { SlotEntry } from './liveSlots.ts';
export { fetchTables } from './ReleaseTables.ts';
export { type FailureKind, RemoteFailure } from './RemoteFailure.ts';
