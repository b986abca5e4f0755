import type { DeployOutcome } from '../../deploy/deployAnswers.ts';
import type { SiteStatus } from '../../activation/status.ts';
import type { Problem } from '../../verify/Problem.ts';

/** A built release, and what is to be done with it. */
export interface ReleaseToPublish {
  /** Absolute path of the built release. */
  readonly directory: string;
  readonly commit: string | null;
  readonly activate: boolean;
  /** Leaves a release that is there already as it is, where it would be refused. */
  readonly onlyIfNew: boolean;
  /** Digest of the `release.json` that is meant, where others may write to its folder. */
  readonly integrity?: string;
}

interface ReleaseToPromote {
  readonly name: string;
  readonly release: string;
  /** Refuses a release that was live before, and leaves one that is live as it is. */
  readonly firstTime: boolean;
}

/** A problem as commands print it; that of a server newer than the command may be of a kind that the command does not know. */
export type ReportedProblem = Omit<Problem, 'what'> & { readonly what: string };

/**
 * Where releases are published to: a site directory on this machine, or a server over HTTP. Both do the same; all of it throws
 * CommandError where it is refused.
 */
export interface ReleasePlace {
  readonly kind: 'site directory' | 'server';
  /** Path of the site directory, or address of the server. */
  readonly address: string;
  readonly publish: (release: ReleaseToPublish) => Promise<DeployOutcome>;
  readonly promote: (release: ReleaseToPromote) => Promise<DeployOutcome>;
  readonly rollback: (target: { readonly name: string }) => Promise<DeployOutcome>;
  readonly disable: (target: { readonly name: string; readonly message: string }) => Promise<DeployOutcome>;
  readonly enable: (target: { readonly name: string }) => Promise<DeployOutcome>;
  readonly status: () => Promise<SiteStatus>;
  readonly verify: () => Promise<readonly ReportedProblem[]>;
}
