export { fetchRegistry } from '../request/fetchRegistry.ts';
export { fetchTables } from '../live/ReleaseTables.ts';
export { RemoteFailure } from '../live/RemoteFailure.ts';
export { createStaticLoader } from './createStaticLoader.ts';
