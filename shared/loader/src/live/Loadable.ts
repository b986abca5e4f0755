import type { ReleaseFile } from '@zhilv/release/schema';

/** The data that loading a page or a slot takes. Addresses begin at the origin's root. */
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
