import type { BuildPlan } from '@zhilv/release/build-plan';
import type { UiShares } from '../sharing/uiShares.ts';

/** A build on its way: the plan under a name, which is part of what it writes. */
export interface ReleaseBuild extends BuildPlan {
  /** What the release is called, or stands in for that. */
  readonly release: string;
  /** Absolute folder that is written to. */
  readonly output: string;
  readonly shares: UiShares;
}
