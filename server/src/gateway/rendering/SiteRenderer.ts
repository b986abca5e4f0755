import { negotiate, type RenderingRelease, shellOf } from '@zhilv/federation/release-directory';
import type { AppConfig, Registry, RegistryEntry, ReleaseSummary } from '@zhilv/federation/schema';
import type { Notice } from '../LiveFile.ts';
import type { Rendered } from './messages.ts';
import { type CallApi, RenderWorker } from './RenderWorker.ts';
import { type FoundServerBuild, readServerBuild } from './serverBuild.ts';

interface SiteRendererOptions {
  /** Absolute path of the site directory. */
  readonly site: string;
  readonly callApi: CallApi;
  readonly notice: Notice;
  /** How long a page may take, milliseconds. */
  readonly limitMs?: number;
}

/** How long a release's server build rests after it failed several times in a row, milliseconds. */
const REST_MS = 10_000;
const FAILURES_TO_REST = 3;

/** The remote with the public frame, and what is to render its pages. */
export interface PublicSite {
  readonly remote: string;
  readonly entry: RegistryEntry;
}

/** A page, and the release that it was rendered with. */
export interface RenderedByRelease extends Rendered {
  readonly release: RenderingRelease;
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
 * Renders public pages with the release that browsers will run, in a thread of its own. When that cannot be done, it says
 * so in the log, and the page is left to the browser.
 */
export class SiteRenderer {
  readonly #options: SiteRendererOptions;
  readonly #limitMs: number;
  #build: { readonly url: string; readonly found: FoundServerBuild | null } | null = null;
  #worker: { readonly url: string; readonly worker: RenderWorker } | null = null;
  #failures = 0;
  #restsUntil = 0;

  constructor(options: SiteRendererOptions) {
    this.#options = options;
    this.#limitMs = options.limitMs ?? 2000;
  }

  /** Null: the browser has to render it. */
  async render(
    address: string,
    { remote, entry }: PublicSite,
    registry: Registry,
    appConfig: AppConfig,
  ): Promise<RenderedByRelease | null> {
    const release = releaseToRun(registry, entry, appConfig);
    const build = release && this.#buildOf(remote, release);
    if (!release || !build || performance.now() < this.#restsUntil) return null;
    try {
      const rendered = await this.#workerOf(release.url, build).render(address, appConfig);
      this.#failures = 0;
      if (rendered.site.kind === 'client' && rendered.site.failure !== null)
        this.#options.notice(`${remote} ${release.id} did not render ${address}: ${rendered.site.failure}`);
      const { id, url: base } = release;
      return { ...rendered, release: { remote, id, base, pages: build.release.pages, styles: build.styles } };
    } catch (error) {
      this.#noteFailure(`${remote} ${release.id} did not render ${address}`, error);
      return null;
    }
  }

  close(): void {
    this.#worker?.worker.retire();
  }

  #buildOf(remote: string, release: ReleaseSummary): FoundServerBuild | null {
    if (this.#build?.url === release.url) return this.#build.found;
    let found: FoundServerBuild | null = null;
    try {
      found = readServerBuild(this.#options.site, release);
    } catch (error) {
      this.#options.notice(
        `the server build of ${remote} ${release.id} cannot be used: ${String(error)}; browsers render its pages`,
      );
    }
    this.#build = { url: release.url, found };
    this.#failures = 0;
    this.#restsUntil = 0;
    return found;
  }

  #workerOf(url: string, { file }: FoundServerBuild): RenderWorker {
    if (this.#worker?.url === url && this.#worker.worker.isUsable) return this.#worker.worker;
    this.#worker?.worker.retire();
    const worker = new RenderWorker({ file, callApi: this.#options.callApi, limitMs: this.#limitMs });
    this.#worker = { url, worker };
    return worker;
  }

  #noteFailure(what: string, error: unknown): void {
    this.#failures += 1;
    const rests = this.#failures >= FAILURES_TO_REST;
    if (rests) {
      this.#restsUntil = performance.now() + REST_MS;
      this.#failures = 0;
    }
    const consequence = rests ? `browsers render all pages for ${REST_MS / 1000} s` : 'the browser renders it';
    this.#options.notice(`${what}: ${String(error instanceof Error ? error.message : error)}; ${consequence}`);
  }
}

/** The release whose pages browsers will run, an older one if need be; null when none can run. */
function releaseToRun({ host }: Registry, entry: RegistryEntry, { contract }: AppConfig): ReleaseSummary | null {
  const active = host.releases.find(({ id }) => id === host.active);
  if (!active) return null;
  const found = negotiate(shellOf(active, contract), entry);
  return found.kind === 'run' || found.kind === 'downgraded' ? found.release : null;
}
