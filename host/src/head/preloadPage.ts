import { activeRelease } from '@zhilv/release/active-release';
import { SITE_HOME } from '@zhilv/site/addresses';
import { addPreloadLink, isStyleOfDocument } from '@zhilv/loader/preload-link';
import type { AppConfig, Registry, ReleaseFile, ReleasePage, ReleaseSummary } from '@zhilv/release/schema';
import { overriddenRemotes } from '../override/askedOverrides.ts';

/** The key under which the console stores the page key of each address in the last session. */
const PAGES_KEY = 'zhilv.pages';

interface Found {
  readonly page: ReleasePage;
  readonly base: string;
  readonly container: ReleaseFile | null;
}

/**
 * Starts the downloads of the page that this address had last time, before the bundle runs. The server cannot do it, for the
 * page of an address depends on its user. It adds preload links only, and none for a release that negotiation will refuse;
 * the ranges of shared packages are not compared, for that code would be too large to inline.
 */
export function preloadPage(registry: Registry, appConfig: Pick<AppConfig, 'contract'>): void {
  const host = activeRelease(registry.host);
  const mayRun = ({ contract, requires }: ReleaseSummary): boolean =>
    contract <= appConfig.contract && requires.every((name) => host?.requires.includes(name));
  // Some files are named twice: frame and page have one container, and entries of `ui` have files in common.
  const linked = new Set<string>();
  for (const { page, base, container } of pagesOf(registry, mayRun)) {
    const own = [...(container ? [container] : []), ...page.js, ...page.css];
    for (const file of own) addLink(linked, base, file);
    const ofHost = page.shared.flatMap((key) => host?.load?.host?.shared[key] ?? []);
    for (const file of ofHost) addLink(linked, host?.url ?? '/', file);
  }
}

function pagesOf(registry: Registry, mayRun: (release: ReleaseSummary) => boolean): readonly Found[] {
  const documentName = document.documentElement.dataset['document'];
  const path = location.pathname.length > 1 ? location.pathname.replace(/\/+$/, '') : location.pathname;
  const remembered = documentName === 'console' ? rememberedKey(path) : null;
  const isWanted = (key: string, page: ReleasePage) =>
    documentName === 'public' ? page.frame === 'public' || page.path === (path === '/' ? SITE_HOME : path) : key === remembered;
  const overridden = documentName === 'console' ? overriddenRemotes() : null;
  return Object.entries(registry.remotes).flatMap(([remote, entry]) => {
    const release = entry.state === 'active' && !overridden?.has(remote) ? activeRelease(entry) : undefined;
    const load = release?.load;
    if (!release || !load || !mayRun(release)) return [];
    const pages = Object.entries(load.pages).filter(([key, page]) => isWanted(key, page));
    return pages.map(([, page]) => ({ page, base: release.url, container: load.entry }));
  });
}

function rememberedKey(path: string): string | null {
  try {
    const table = new Map<string, unknown>(Object.entries(JSON.parse(localStorage.getItem(PAGES_KEY) ?? '{}') as object));
    const key = table.get(path);
    return typeof key === 'string' ? key : null;
  } catch {
    return null; // The text is no JSON, for another version wrote it, or a person did: the page loads without a head start.
  }
}

function addLink(linked: Set<string>, base: string, { file, integrity }: ReleaseFile): void {
  const address = base + file;
  if (linked.has(address) || isStyleOfDocument(address)) return;
  linked.add(address);
  // A dev server's file, which has no digest, keeps its name when it changes, so a head start would only fetch it twice.
  if (integrity !== '') addPreloadLink(address, integrity);
}
