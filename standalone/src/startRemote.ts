import { loadMount, type Mount } from '@zhilv/loader';
import { pagePaths } from '@zhilv/loader/page-path';
import { navigation, session } from '@zhilv/platform';
import type { DocumentFacts } from './documentFacts.ts';

/** A page as the picker offers it. */
interface PickablePage {
  readonly key: string;
  readonly title: string;
}

/** The remote of this document, with a session to run in. */
export interface StartedRemote {
  readonly name: string;
  /** The id of the release. */
  readonly release: string;
  readonly mount: Mount;
  readonly pages: readonly PickablePage[];
}

/**
 * Loads the published release and starts the session.
 * @throws RemoteFailure, or ApiError when the user could not be loaded
 */
export async function startRemote({ remote, entry, appConfig, platform, shared }: DocumentFacts): Promise<StartedRemote> {
  if (entry === null) throw new Error(`${remote} has no published release`);
  const shell = { contract: appConfig.contract, platform, shared };
  const [{ mount, release }] = await Promise.all([loadMount(remote, entry, shell), session.start()]);
  const pages = Object.entries(release.pages).filter(([, { frame }]) => frame === undefined);
  navigation.setPaths(pagePaths(Object.fromEntries(pages)));
  return {
    name: remote,
    release: release.release,
    mount,
    pages: pages.map(([key, { title = key }]) => ({ key, title })),
  };
}
