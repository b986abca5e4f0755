import type { Registry } from './registry.ts';

/**
 * Gives the registry with the host release active that the document loads, because the shell judges by that one which
 * remotes it can run. A command may have ended after it wrote the registry and before it wrote the documents, or have
 * written both between two requests.
 * @param base directory of the document's host, its `data-host`
 */
export function asLoadedBy(base: string | undefined, registry: Registry): Registry {
  const release = registry.host.releases.find(({ url }) => url === base);
  return release ? { ...registry, host: { ...registry.host, active: release.id } } : registry;
}
