import type { Configuration } from '@rspack/core';
import type { PageDeclaration } from '../pages/definePages.ts';
import type { BuildMode } from './baseConfiguration.ts';
import type { GraphReader } from './GraphReader.ts';

/** All there is to know of a build before it runs. */
export interface BuildPlan {
  /** `host`, or the remote's name (`remote_bpm`). */
  readonly name: string;
  readonly directory: string;
  readonly release: string;
  /** Absolute folder the release is written to; it holds a `release.json` once it is complete. */
  readonly output: string;
  readonly pages: Readonly<Record<string, PageDeclaration>>;
  readonly graph: GraphReader;
  /** Made when the build runs, for making them writes generated modules. */
  readonly configurations: (mode: BuildMode) => readonly Configuration[];
}
