export { createLoader, type LoaderOptions } from './createLoader.ts';
export { fetchRegistry } from './request/fetchRegistry.ts';
export type { PageEntry } from './live/livePages.ts';
export type { BrokenPart, Loader, PageModule, RemoteStanding } from './live/Loader.ts';
export { loadMount } from './loadMount.ts';
export type { Mount, MountContext, Mounted, MountServices, MountTarget, TokenProvider } from './mount/Mount.ts';
export type { SlotEntry } from './live/liveSlots.ts';
export { fetchTables } from './live/ReleaseTables.ts';
export { type FailureKind, RemoteFailure } from './live/RemoteFailure.ts';
