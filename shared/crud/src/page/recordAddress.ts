import type { Id } from '@zhilv/contract';

/** Puts the id of a record in the place of a path's parameter: `/dict/type/data/:dictId(\d+)` becomes `/dict/type/data/3`. */
export const recordAddress = (path: string, id: Id): string =>
  path.replace(/:\w+(?:\([^)]*\))?/, () => encodeURIComponent(String(id)));
