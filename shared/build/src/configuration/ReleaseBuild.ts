import type { BuildPlan } from '@zhilv/release/build-plan';
import type { UiShares } from '../sharing/uiShares.ts';

/** A build of a plan under a release id, which is part of the output. */
export interface ReleaseBuild extends BuildPlan {
  /** The release id, or a text of the same length in its place. */
  readonly release: string;
  /** The absolute folder to write to. */
  readonly output: string;
  readonly shares: UiShares;
  /** The remotes that the host is compiled with into one application; null for every build that is federated. */
  readonly remotes: readonly BuildPlan[] | null;
}
