import type { RemoteTarget } from './RemoteOptions.ts';

/** Gives the target alone of what has one. */
export const targetOf = ({ page, path }: RemoteTarget): RemoteTarget => (page === undefined ? { path } : { page });
