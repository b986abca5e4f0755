import type { Loader, PageModule } from '@zhilv/loader';

/**
 * Loads the module of a page or slot and tells the release that it came from.
 * @param of the remote, and its release when the page or slot was asked for
 * @throws RemoteFailure
 */
export async function loadWithRelease(
  loader: Pick<Loader, 'standing'>,
  { remote, named }: { readonly remote: string; readonly named: string },
  load: () => Promise<PageModule>,
): Promise<{ readonly module: PageModule; readonly release: string }> {
  const before = loader.standing(remote)?.release ?? named;
  const module = await load();
  const after = loader.standing(remote);
  // The loader may have turned to an older release on the way; any other change came too late for this module.
  return { module, release: (after !== null && after.instead !== null ? after.release : null) ?? before };
}
