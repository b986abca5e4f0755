import type { Mount } from './mount/Mount.ts';
import { negotiate, type Shell } from '@zhilv/release/negotiation';
import type { RegistryEntry, Release } from '@zhilv/release/schema';
import { loadExpose, registerContainer } from './container/federationRuntime.ts';
import { fetchJson } from './request/fetchJson.ts';
import { checkedUrl } from './request/fileRequests.ts';
import { mendLaterFiles } from './container/mendLaterFiles.ts';
import { RemoteFailure } from './live/RemoteFailure.ts';

/**
 * Loads the `mount` of a remote's release that runs here, for shells that know no pages. It negotiates before download and
 * checks every file. The document's policy has to allow its scripts. It tries once, because the shell has nothing else to show.
 *
 * @throws RemoteFailure
 */
export async function loadMount(
  remote: string,
  entry: RegistryEntry,
  shell: Shell,
): Promise<{ readonly mount: Mount; readonly release: Release }> {
  const found = negotiate(shell, entry);
  const about = { remote, release: entry.active ?? '', message: entry.message };
  if (entry.state === 'disabled') throw new RemoteFailure('disabled', about);
  if (!('release' in found)) throw new RemoteFailure('needs-newer-host', { ...about, message: null });
  const { url, integrity, id } = found.release;
  try {
    // The build wrote it by the schema, and the digest says that it is that one.
    const release = (await fetchJson(`${url}release.json`, { integrity })) as Release;
    if (!release.entry || !release.mount) throw new Error(`${remote} ${id} exposes no mount; build and publish it anew`);
    mendLaterFiles();
    registerContainer(remote, checkedUrl(url, release.entry), false);
    const module = await loadExpose(remote, release.mount.expose);
    return { mount: mountOf(module), release };
  } catch (error) {
    throw new RemoteFailure('unreachable', { remote, release: id }, error);
  }
}

/** @throws TypeError for a module that exports no `mount` */
export function mountOf(module: unknown): Mount {
  if (typeof module !== 'object' || module === null || !('mount' in module) || typeof module.mount !== 'function') {
    throw new TypeError('./mount has to export mount');
  }
  return module.mount as Mount; // The preset writes the module with this export.
}
