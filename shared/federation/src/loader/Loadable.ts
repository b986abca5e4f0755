import type { ReleaseFile } from '../schema/index.ts';

/** All that loading a page or a slot takes; addresses are from the origin's root. */
export interface Loadable {
  readonly remote: string;
  readonly release: string;
  readonly expose: string;
  readonly base: string;
  readonly container: ReleaseFile;
  readonly js: readonly ReleaseFile[];
  readonly css: readonly ReleaseFile[];
  readonly shared: readonly string[];
}
