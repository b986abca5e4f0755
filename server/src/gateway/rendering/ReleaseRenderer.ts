import { NOT_FOUND, UNAUTHORISED } from '@zhilv/site/addresses';
import type { RenderingRelease } from '@zhilv/release/site-directory';
import type { AppConfig, ReleaseSummary } from '@zhilv/release/schema';
import type { Notice } from '../live/LiveFile.ts';
import { checkRendered } from './checkRendered.ts';
import type { Rendered } from './process/runtime/messages.ts';
import { RenderProcess, ProcessEnded } from './process/RenderProcess.ts';
import { type FoundServerBuild, readServerBuild } from './serverBuild.ts';
import type { CallApi } from './process/siteCalls.ts';

export interface ReleaseRendererOptions {
  readonly remote: string;
  readonly release: ReleaseSummary;
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  readonly callApi: CallApi;
  readonly notice: Notice;
  /** The time that a page may take, milliseconds. */
  readonly limitMs: number;
}

/** A page, and the release that it was rendered with. */
export interface RenderedByRelease extends Rendered {
  readonly release: RenderingRelease;
}

/**
 * The pause in milliseconds after a failure. It holds for a release when its server build cannot be read, or when its process
 * did not start or ended several times in a row, and for a page that ended the process.
 */
const REST_MS = 10_000;
const ENDS_TO_REST = 3;
/** A page is tried so often: with all others, then one by one, and once more when another one was the culprit. */
const TRIES = 3;
const MOST_AVOIDED = 100;

/** The host draws these addresses where no remote has a page for them. */
const OF_HOST = new Set(['/', UNAUTHORISED, NOT_FOUND]);

/** Renders pages with one release in a process, and starts another process when that one ended. */
export class ReleaseRenderer {
  readonly #options: ReleaseRendererOptions;
  readonly #name: string;
  readonly #avoided = new Map<string, number>();
  #build: FoundServerBuild | null | undefined;
  #unreadable = '';
  #process: RenderProcess | undefined;
  #isCareful = false;
  #ends = 0;
  #restsUntil = 0;

  constructor(options: ReleaseRendererOptions) {
    this.#options = options;
    this.#name = `${options.remote} ${options.release.id}`;
  }

  /** Tells whether it is of use to ask for a page: the build has it, and neither of the two rests after a failure. */
  canRender(address: string): boolean {
    if (performance.now() < this.#restsUntil || this.#isAvoided(address)) return false;
    const build = this.#readBuild();
    return build !== null && isOf(build, pathOf(address));
  }

  /** @param address path and query. @returns null when the browser has to render it; the log says why, if that is a fault */
  async render(address: string, appConfig: AppConfig): Promise<RenderedByRelease | null> {
    const build = this.canRender(address) ? this.#readBuild() : null;
    if (!build) return null;
    const path = pathOf(address);
    try {
      const rendered = await this.#rendered(build, address, appConfig);
      checkRendered(rendered.outcome);
      if (rendered.outcome.kind === 'client' && rendered.outcome.failure !== null) this.#say(path, rendered.outcome.failure);
      else this.#ends = 0;
      const { remote, release } = this.#options;
      const { pages } = build.release;
      return { ...rendered, release: { remote, id: release.id, base: release.url, pages, styles: build.styles } };
    } catch (error) {
      const isResting = performance.now() < this.#restsUntil;
      const consequence = isResting ? `browsers render all pages for ${REST_MS / 1000} s` : 'the browser renders it';
      this.#say(path, `${messageOf(error)}; ${consequence}`);
      return null;
    }
  }

  /** Ends its process once the pages under way are rendered. */
  retire(): void {
    this.#process?.retire();
  }

  /** Tries a page again when another page ended the process under it. */
  async #rendered(build: FoundServerBuild, address: string, appConfig: AppConfig, triesLeft = TRIES): Promise<Rendered> {
    try {
      return await this.#usableProcess(build).render(address, appConfig);
    } catch (error) {
      const isInnocent = error instanceof ProcessEnded && !this.#isAvoided(address);
      if (!isInnocent || triesLeft === 1 || performance.now() < this.#restsUntil) throw error;
      return this.#rendered(build, address, appConfig, triesLeft - 1);
    }
  }

  #usableProcess({ file }: FoundServerBuild): RenderProcess {
    if (this.#process?.isUsable) return this.#process;
    const { callApi, limitMs, notice } = this.#options;
    this.#process = new RenderProcess({
      file,
      callApi,
      limitMs,
      isCareful: this.#isCareful,
      say: (text) => notice(`${this.#name} says while it renders: ${text.trimEnd()}`),
      onEnd: (reason, guilty) => this.#noteEnd(reason, guilty),
    });
    return this.#process;
  }

  #noteEnd(reason: Error, guilty: string | null): void {
    this.#isCareful = guilty === null;
    if (guilty === null) this.#options.notice(`the process in which ${this.#name} renders ended: ${reason.message}`);
    else this.#avoid(guilty);
    this.#ends += 1;
    if (this.#ends < ENDS_TO_REST && this.#process?.hasStarted) return;
    this.#ends = 0;
    this.#restsUntil = performance.now() + REST_MS;
  }

  /** Remembers an address that hangs, because every visit to it would keep all others waiting. */
  #avoid(address: string): void {
    this.#avoided.set(address, performance.now() + REST_MS);
    const [oldest] = this.#avoided.keys();
    if (this.#avoided.size > MOST_AVOIDED && oldest !== undefined) this.#avoided.delete(oldest);
  }

  #isAvoided(address: string): boolean {
    return performance.now() < (this.#avoided.get(address) ?? 0);
  }

  #readBuild(): FoundServerBuild | null {
    if (this.#build !== undefined) return this.#build;
    const { siteDirectory, release, notice } = this.#options;
    try {
      this.#build = readServerBuild(siteDirectory, release);
      return this.#build;
    } catch (error) {
      this.#restsUntil = performance.now() + REST_MS;
      // The fault may be mended; until then the log says it once.
      if (this.#unreadable !== String(error))
        notice(`the server build of ${this.#name} cannot be used: ${String(error)}; browsers render its pages`);
      this.#unreadable = String(error);
      return null;
    }
  }

  #say(path: string, what: string): void {
    this.#options.notice(`${this.#name} did not render ${path}: ${what}`);
  }
}

/** Tells whether the build can answer the address. Pages of other remotes are not in it. */
function isOf({ release: { pages } }: FoundServerBuild, path: string): boolean {
  const plain = path.replace(/\/+$/, '') || '/';
  return OF_HOST.has(plain) || Object.values(pages).some((page) => page.path === plain);
}

const pathOf = (address: string): string => address.split('?')[0] ?? '';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
