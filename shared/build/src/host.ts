import type { BuildPlan, HostParts } from '@zhilv/release/build-plan';

interface HostOptions extends HostParts {
  /** Absolute folder of the host's package. */
  readonly directory: string;
}

/** The plan of the host's build: the three documents, and the packages that it shares with remotes. */
export const host = ({ directory, ...parts }: HostOptions): BuildPlan => ({
  name: 'host',
  directory,
  pages: {},
  slots: {},
  budgets: {},
  host: parts,
});
