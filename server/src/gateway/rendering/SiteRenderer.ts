import { negotiate, shellOf } from '@zhilv/release/site-directory';
import type { AppConfig, Registry, RegistryEntry, ReleaseSummary } from '@zhilv/release/schema';
import { type RenderedByRelease, ReleaseRenderer, type ReleaseRendererOptions } from './ReleaseRenderer.ts';

interface SiteRendererOptions extends Pick<ReleaseRendererOptions, 'siteDirectory' | 'callApi' | 'notice'> {
  /** The time that a page may take, milliseconds. */
  readonly limitMs?: number;
}

/**
 * So many releases are held ready. Requests that began before a release changed mix with later ones, and a rollback goes to
 * the release before.
 */
const RELEASES_READY = 2;

/** The remote with the public frame, and the renderer of its pages. */
export interface PublicSite {
  readonly remote: string;
  readonly entry: RegistryEntry;
}

/** The remote whose active release frames the public site. */
export function publicSiteOf({ remotes }: Registry): PublicSite | null {
  for (const [remote, entry] of Object.entries(remotes)) {
    const active = entry.releases.find(({ id }) => id === entry.active);
    if (Object.values(active?.load?.pages ?? {}).some(({ frame }) => frame === 'public')) return { remote, entry };
  }
  return null;
}

/**
 * Renders public pages with the release that browsers will run. When that cannot be done, it says so in the log, and the
 * page is left to the browser.
 */
export class SiteRenderer {
  readonly #options: SiteRendererOptions;
  /** The keys are the addresses of releases, the one used last at the end. */
  readonly #releases = new Map<string, ReleaseRenderer>();

  constructor(options: SiteRendererOptions) {
    this.#options = options;
  }

  /** Tells whether it is of use to ask for a page, as far as that can be told at no cost. */
  canRender(address: string, site: PublicSite, registry: Registry, appConfig: AppConfig): boolean {
    return this.#rendererFor(site, registry, appConfig)?.canRender(address) ?? false;
  }

  /** @param address path and query. @returns null when the browser has to render it */
  async render(address: string, site: PublicSite, registry: Registry, appConfig: AppConfig): Promise<RenderedByRelease | null> {
    return this.#rendererFor(site, registry, appConfig)?.render(address, appConfig) ?? null;
  }

  close(): void {
    for (const renderer of this.#releases.values()) renderer.retire();
    this.#releases.clear();
  }

  /** Gives the renderer of the release that browsers will run; null where there is none. */
  #rendererFor({ remote, entry }: PublicSite, registry: Registry, appConfig: AppConfig): ReleaseRenderer | null {
    const release = releaseToRun(registry, entry, appConfig);
    if (release === null) return null;
    const { siteDirectory, callApi, notice, limitMs = 2000 } = this.#options;
    const { url } = release;
    const renderer = this.#releases.get(url) ?? new ReleaseRenderer({ remote, release, siteDirectory, callApi, notice, limitMs });
    this.#releases.delete(url);
    this.#releases.set(url, renderer);
    const [longestUnused] = this.#releases;
    if (this.#releases.size > RELEASES_READY && longestUnused) {
      this.#releases.delete(longestUnused[0]);
      longestUnused[1].retire();
    }
    return renderer;
  }
}

/** Gives the release that browsers will run, an older one if need be; null when none can run. */
function releaseToRun({ host }: Registry, entry: RegistryEntry, { contract }: AppConfig): ReleaseSummary | null {
  const active = host.releases.find(({ id }) => id === host.active);
  if (!active) return null;
  const found = negotiate(shellOf(active, contract), entry);
  return found.kind === 'run' || found.kind === 'downgraded' ? found.release : null;
}
