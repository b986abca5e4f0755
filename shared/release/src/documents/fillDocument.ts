import type { AppConfig, DocumentName, Registry, RegistryEntry } from '../schema/index.ts';
import { asLoadedBy } from '../schema/asLoadedBy.ts';
import { withoutPolicy } from './policyElement.ts';

/** The documents are written with these markers. A gateway fills them; a static host leaves them empty. */
export const REGISTRY_ELEMENT = '<script type="application/json" id="registry"></script>';
export const APP_CONFIG_ELEMENT = '<script type="application/json" id="app-config"></script>';

/** Writes JSON that cannot end the element in which it stands. */
const embedded = (element: string, value: unknown): string =>
  element.replace('></', () => `>${JSON.stringify(value).replaceAll('<', '\\u003c')}</`);

/** Gives the element of a document's registry, with the registry in it. */
export const embeddedRegistry = (registry: Registry): string => embedded(REGISTRY_ELEMENT, registry);

/**
 * Gives only what a shell needs to tell whether it can run the live releases and to load them. Histories, and the releases
 * to fall back to, stay in `registry.json`.
 */
const live = (entry: RegistryEntry): RegistryEntry => ({
  ...entry,
  blocked: entry.blocked.filter((id) => id === entry.active),
  activations: [],
  releases: entry.releases.filter((one) => one.id === entry.active),
});

/** Gives the part of the registry that a document needs. Sign-in loads nothing, and the public document only its pages. */
export function partFor(document: DocumentName, { revision, host, remotes }: Registry): Registry {
  if (document === 'sign-in') return { revision, host: { ...live(host), releases: [] }, remotes: {} };
  const all = Object.entries(remotes).map(([name, entry]) => [name, withLoad(live(entry), forShells)] as const);
  const own = withLoad(live(host), forShells);
  if (document === 'console') return { revision, host: own, remotes: Object.fromEntries(all) };
  const ofSite = all
    .map(([name, entry]) => [name, withLoad(entry, publicPages)] as const)
    .filter(([, { releases }]) => releases.some(({ load }) => Object.keys(load?.pages ?? {}).length > 0));
  const shared = new Set(ofSite.flatMap(([, { releases }]) => releases.flatMap(({ load }) => sharedBy(load))));
  const providing = (load: ReleaseLoad): ReleaseLoad => ({ ...load, host: load.host && pickShared(load.host, shared) });
  return { revision, host: withLoad(own, providing), remotes: Object.fromEntries(ofSite) };
}

type ReleaseLoad = NonNullable<RegistryEntry['releases'][number]['load']>;

const withLoad = (entry: RegistryEntry, change: (load: ReleaseLoad) => ReleaseLoad): RegistryEntry => ({
  ...entry,
  releases: entry.releases.map((one) => ({ ...one, load: one.load && change(one.load) })),
});

/** Leaves out what only servers read: addresses, by which they choose the document, and what they render, keep and list pages by. */
const forShells = (load: ReleaseLoad): ReleaseLoad => ({
  ...load,
  host: load.host && { shared: load.host.shared },
  pages: Object.fromEntries(
    Object.entries(load.pages).map(([key, { overviews: _, query: _query, contentId: _contentId, ...page }]) => [key, page]),
  ),
});

const publicPages = (load: ReleaseLoad): ReleaseLoad => ({
  ...load,
  pages: Object.fromEntries(Object.entries(load.pages).filter(([, { layout }]) => layout === 'public')),
  slots: {},
});

const sharedBy = (load: ReleaseLoad | null): readonly string[] => Object.values(load?.pages ?? {}).flatMap((page) => page.shared);

/** Gives those of the host's copies of `ui` that pages ask for. Public pages use none. */
const pickShared = ({ shared }: NonNullable<ReleaseLoad['host']>, wanted: ReadonlySet<string>) => ({
  shared: Object.fromEntries(Object.entries(shared).filter(([key]) => wanted.has(key))),
});

/** This matches the element as `documentOf` writes it. */
const HOST_OF_DOCUMENT = / data-host="([^"]*)"/;

/**
 * Fills a document for a gateway to send. The live registry and the operator's settings stand in it, which saves a request,
 * and its policy is a header.
 */
export function fillDocument(html: string, document: DocumentName, registry: Registry, appConfig: AppConfig): string {
  const [, base] = HOST_OF_DOCUMENT.exec(html) ?? [];
  const asLoaded = asLoadedBy(base, registry);
  return withoutPolicy(html)
    .replace(REGISTRY_ELEMENT, () => embeddedRegistry(partFor(document, asLoaded)))
    .replace(APP_CONFIG_ELEMENT, () => embedded(APP_CONFIG_ELEMENT, appConfig));
}
