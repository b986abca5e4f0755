import type { AppConfig, DocumentName, Registry, RegistryEntry } from '../schema/index.ts';

/** Markers the documents are written with, and that a gateway fills; a static host leaves them empty. */
export const REGISTRY_ELEMENT = '<script type="application/json" id="registry"></script>';
export const APP_CONFIG_ELEMENT = '<script type="application/json" id="app-config"></script>';

/** JSON that cannot end the element it stands in. */
const embedded = (element: string, value: unknown): string =>
  element.replace('></', () => `>${JSON.stringify(value).replaceAll('<', '\\u003c')}</`);

/**
 * Only what a shell needs to tell whether it can run the live releases and to load them; histories, and the releases to
 * fall back to, stay in `registry.json`.
 */
const live = (entry: RegistryEntry): RegistryEntry => ({
  ...entry,
  blocked: entry.blocked.filter((id) => id === entry.active),
  activations: [],
  releases: entry.releases.filter((one) => one.id === entry.active),
});

/** The part of the registry that a document needs: the public one only remotes with public pages, sign-in nothing to load. */
function partFor(document: DocumentName, { revision, host, remotes }: Registry): Registry {
  if (document === 'sign-in') return { revision, host: { ...live(host), releases: [] }, remotes: {} };
  const isPublic = (entry: RegistryEntry) =>
    entry.releases.some((one) => Object.values(one.load?.pages ?? {}).some((page) => page.layout === 'public'));
  const wanted = Object.entries(remotes).filter(([, entry]) => document === 'console' || isPublic(entry));
  return { revision, host: live(host), remotes: Object.fromEntries(wanted.map(([name, entry]) => [name, live(entry)])) };
}

/**
 * The host's entry with the release active that the document loads: by it the shell tells which remotes it can run. A
 * command may have ended after it wrote the registry and before it wrote the documents.
 */
function asLoadedBy(html: string, host: RegistryEntry): RegistryEntry {
  const release = host.releases.find(({ url }) => html.includes(`data-host="${url}"`));
  return release ? { ...host, active: release.id } : host;
}

/** A document as a gateway sends it: the live registry and the operator's settings stand in it, which saves a request. */
export function fillDocument(html: string, document: DocumentName, registry: Registry, appConfig: AppConfig): string {
  const asLoaded = { ...registry, host: asLoadedBy(html, registry.host) };
  return html
    .replace(REGISTRY_ELEMENT, () => embedded(REGISTRY_ELEMENT, partFor(document, asLoaded)))
    .replace(APP_CONFIG_ELEMENT, () => embedded(APP_CONFIG_ELEMENT, appConfig));
}
