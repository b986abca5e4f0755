import type { ReleaseSummary } from '@zhilv/release/schema';
import { ContainerTurns } from './ContainerTurns.ts';
import { loadExpose, loadHostShare, openContainer, registerContainer } from './federationRuntime.ts';
import {
  abandonPreloads,
  areIntact,
  type CheckedUrl,
  checkedUrl,
  preloadFiles,
  preloadsAnswered,
  refetchFiles,
  type Served,
} from '../request/fileRequests.ts';
import type { Loadable } from '../live/Loadable.ts';
import type { PageModule } from '../live/Loader.ts';
import { type FailureKind, RemoteFailure } from '../live/RemoteFailure.ts';
import { TimeUp, within } from '../request/within.ts';

/** The time for which a page's files are tried. */
export interface Patience {
  /** The waits before files without an answer, or with one of the 5xx, are asked for again, in milliseconds. */
  readonly waitsMs: readonly number[];
  /** Its end in milliseconds on the clock of `performance.now()`. */
  readonly until: number;
}

interface ModuleLoaderOptions {
  /** The host release of the document, whose copies of shared modules pages use. */
  readonly host: ReleaseSummary | undefined;
  readonly allowScriptsBelow: (base: string) => void;
}

/** Loads the modules of pages and slots, every file checked by its digest, and keeps them. */
export class ModuleLoader {
  readonly #options: ModuleLoaderOptions;
  readonly #turns = new ContainerTurns();
  /** The release whose container stands for its remote. */
  readonly #registered = new Map<string, string>();
  readonly #loading = new Map<string, Promise<PageModule>>();
  /** Releases whose last try failed: their container and the browser's copies of their files must be replaced. */
  readonly #spoilt = new Set<string>();

  constructor(options: ModuleLoaderOptions) {
    this.#options = options;
  }

  /**
   * Loads a module once, and again only after a failure.
   * @throws RemoteFailure
   */
  load(target: Loadable, patience: Patience): Promise<PageModule> {
    const name = `${releaseName(target)} ${target.expose}`;
    const known = this.#loading.get(name);
    if (known) return known;
    const promise = this.#try(target, patience);
    this.#loading.set(name, promise);
    promise.catch(() => this.#loading.get(name) === promise && this.#loading.delete(name));
    return promise;
  }

  preload(target: Loadable): void {
    preloadFiles(this.#filesOf(target));
  }

  /** Forgets the modules that were loaded from other releases than these. */
  keepOnly(releases: readonly Pick<Loadable, 'remote' | 'release'>[]): void {
    const kept = new Set(releases.map(releaseName));
    for (const name of this.#loading.keys()) if (!kept.has(name.slice(0, name.lastIndexOf(' ')))) this.#loading.delete(name);
    for (const name of this.#spoilt) if (!kept.has(name)) this.#spoilt.delete(name);
  }

  /**
   * Tries a second time once the server gives all files. The browser's copies are then those of the server, so a second
   * failure is the fault of the files and final. A file that is not there is final too.
   */
  async #try(target: Loadable, { waitsMs, until }: Patience): Promise<PageModule> {
    const files = this.#filesOf(target);
    const waits = [...waitsMs];
    let failures = 0;
    let served = this.#spoilt.has(releaseName(target)) ? await this.#refetch(files, until) : 'served';
    let cause: unknown;
    for (;;) {
      if (served === 'served') {
        try {
          return await this.#turns.inTurn(target.remote, target.release, until, () => this.#attempt(target, files, until));
        } catch (error) {
          cause = error;
          failures += 1;
          this.#spoilt.add(releaseName(target));
          if (error instanceof TimeUp) abandonPreloads(files);
          if (failures === 2 || error instanceof TimeUp) break;
        }
      } else {
        const wait = served === 'failing' ? waits.shift() : undefined;
        if (wait === undefined || performance.now() + wait >= until) break;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
      served = await this.#refetch(files, until);
    }
    const isFinal = served === 'served' && !(cause instanceof TimeUp);
    throw new RemoteFailure(isFinal ? await kindOf(files, until) : 'unreachable', target, cause);
  }

  async #attempt(target: Loadable, files: readonly CheckedUrl[], until: number): Promise<PageModule> {
    const { remote, release, base, container, shared, expose } = target;
    const name = releaseName(target);
    this.#options.allowScriptsBelow(base);
    preloadFiles(files);
    // The container offers copies of its own, which must not be taken for those that the host has not loaded yet.
    await Promise.all(shared.map((key) => this.#loadHostShare(key)));
    const entry = checkedUrl(base, container);
    await answeredUntil(until, [entry]);
    const isFresh = this.#spoilt.has(name) || (this.#registered.get(remote) ?? release) !== release;
    registerContainer(remote, entry, isFresh);
    this.#registered.set(remote, release);
    // It is evaluated while the files of the page are on their way.
    await openContainer(remote);
    await answeredUntil(until, files);
    const module = asPageModule(await loadExpose(remote, expose));
    this.#spoilt.delete(name);
    return module;
  }

  async #loadHostShare(key: string): Promise<void> {
    await preloadsAnswered(this.#hostFiles(key));
    await loadHostShare(key);
  }

  async #refetch(files: readonly CheckedUrl[], until: number): Promise<Served> {
    try {
      return await within(until, refetchFiles(files.map(({ url }) => url)));
    } catch {
      return 'failing';
    }
  }

  #filesOf({ base, container, js, css, shared }: Loadable): readonly CheckedUrl[] {
    const own = [container, ...js, ...css].map((file) => checkedUrl(base, file));
    const ofHost = shared.flatMap((key) => this.#hostFiles(key));
    return [...new Map([...own, ...ofHost].map((file) => [file.url, file])).values()];
  }

  /** Gives the files of the host's copy of a shared module. */
  #hostFiles(key: string): readonly CheckedUrl[] {
    const { host } = this.#options;
    return (host?.load?.host?.shared[key] ?? []).map((file) => checkedUrl(host?.url ?? '/', file));
  }
}

/**
 * Settles when every preload of these files came or failed to. A preload that hangs can be called back; a script cannot, and
 * later callers would wait for it too.
 * @throws TimeUp when the load was given up meanwhile, for it may be the turn of another release
 */
async function answeredUntil(until: number, files: readonly CheckedUrl[]): Promise<void> {
  await preloadsAnswered(files);
  if (performance.now() >= until) throw new TimeUp('no answer in time');
}

const releaseName = ({ remote, release }: Pick<Loadable, 'remote' | 'release'>): string => `${remote} ${release}`;

/** Tells why files failed although the server gives them. */
async function kindOf(files: readonly CheckedUrl[], until: number): Promise<FailureKind> {
  try {
    return (await within(until, areIntact(files))) ? 'broken' : 'refused';
  } catch {
    return 'unreachable';
  }
}

function asPageModule(value: unknown): PageModule {
  if (typeof value !== 'object' || value === null || !('Component' in value) || !value.Component) {
    throw new TypeError('the module of a page or slot has to export Component');
  }
  return value as PageModule; // The other names are React Router's, whose types the remote was compiled against.
}
