import type { Mount } from '../mount/Mount.ts';
import { negotiate, type Shell } from '../negotiation/negotiate.ts';
import type { RegistryEntry, Release } from '../schema/index.ts';
import { allowContainersOnly, loadExpose, registerContainer } from './federationRuntime.ts';
import { fetchJson } from './fetchJson.ts';
import { checkedUrl } from './fileRequests.ts';
import { mendLaterFiles } from './mendLaterFiles.ts';
import { RemoteFailure } from './RemoteFailure.ts';

/**
 * The `mount` of a remote's release that runs here, for shells that know no pages: negotiated before download, every file
 * checked. The document's policy has to allow its scripts. Tried once, for there is nothing around it that could go on.
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
    allowContainersOnly();
    mendLaterFiles();
    registerContainer(remote, checkedUrl(url, release.entry), false);
    const module = await loadExpose(remote, release.mount.expose);
    return { mount: mountOf(module), release };
  } catch (error) {
    throw new RemoteFailure('unreachable', { remote, release: id }, error);
  }
}

function mountOf(module: unknown): Mount {
  if (typeof module !== 'object' || module === null || !('mount' in module) || typeof module.mount !== 'function') {
    throw new TypeError('./mount has to export mount');
  }
  return module.mount as Mount; // What the preset writes it with.
}
