import {
  chooseRelease,
  type FailureKind,
  fetchJson,
  fetchRegistry,
  isRecord,
  refetchFiles,
  RemoteFailure,
  type ShareScope,
  withdrawCopies,
} from '@zhilv/loader/embedding';
import type { AppConfig, Registry, RegistryEntry, ReleaseSummary } from '@zhilv/release/schema';
import type { TokenProvider } from '../options/RemoteOptions.ts';
import { OpenedRelease } from './OpenedRelease.ts';
import { allowScriptsBelow } from './trustedTypes.ts';

/** The settings of a product that concern pages of others. */
export type ProductSettings = Pick<AppConfig, 'apiBase' | 'contract' | 'tenant' | 'fileHosts'>;

/** The product behind one address: its settings, its registry, and what its remotes share in this page. */
export class Product {
  /** Absolute, with a slash at its end. */
  readonly #address: string;
  /** One for all remotes, so that they have one React and one `platform`, whatever the page has. */
  readonly #scope: ShareScope = {};
  readonly #opened = new Map<string, OpenedRelease>();
  /** Releases that failed in this page, by remote. */
  readonly #failed = new Map<string, ReadonlySet<string>>();
  /** The sign-ins of the page by what they were given for, the last one last. */
  readonly #signIns = new Map<object, TokenProvider>();
  #settings: Promise<ProductSettings> | null = null;
  #registry: Promise<Registry> | null = null;

  constructor(address: string) {
    this.#address = address;
    allowScriptsBelow(`${address}remotes/`);
  }

  /** The sign-in of the page for all remotes, which have one session: the one that came last of those that are still wanted. */
  readonly tokens: TokenProvider = {
    accessToken: async (refused) => (await this.#signIn?.accessToken(refused)) ?? null,
    tenantId: () => this.#signIn?.tenantId?.() ?? null,
  };

  get #signIn(): TokenProvider | undefined {
    return [...this.#signIns.values()].at(-1);
  }

  /** Takes a sign-in in place of the one that was given before for the same remote; undefined where that is wanted no more. */
  setSignIn(shown: object, tokens: TokenProvider | undefined): void {
    this.#signIns.delete(shown);
    if (tokens !== undefined) this.#signIns.set(shown, tokens);
  }

  /**
   * Uses the release of a remote that can run here. When using it fails, the releases that were live before are tried, the last
   * one first, and what worked is used from then on.
   * @param signal aborts when the remote is wanted no more, so that a failure means nothing
   * @throws RemoteFailure of the first one, where none works
   */
  async withRelease<Used>(
    remote: string,
    signal: AbortSignal,
    use: (release: OpenedRelease, settings: ProductSettings) => Promise<Used>,
  ): Promise<Used> {
    const [settings, registry] = await Promise.all([this.#currentSettings(remote), this.#currentRegistry(remote)]);
    const { contract } = settings;
    const entry = registry.remotes[remote];
    const about = { remote, release: entry?.active ?? '' };
    if (!entry) throw new RemoteFailure('missing', { ...about, message: `没有找到应用 ${remote}。` });
    if (entry.state === 'disabled') throw new RemoteFailure('disabled', { ...about, message: entry.message });
    const failures = new Map<string, unknown>();
    for (;;) {
      signal.throwIfAborted();
      const failed = new Set([...(this.#failed.get(remote) ?? []), ...failures.keys()]);
      const choice = chooseRelease({ contract, platform: [], shared: {} }, this.#standalone(entry), failed);
      if (choice.kind !== 'use' && failures.size === 0) throw new RemoteFailure('needs-newer-host', about);
      if (choice.kind !== 'use' || failures.has(choice.release.id)) {
        this.#failed.delete(remote);
        const [[release, failure] = ['', null]] = failures;
        throw failure instanceof RemoteFailure
          ? failure
          : new RemoteFailure(await this.#kindOf(entry, release), { remote, release }, failure);
      }
      const { release } = choice;
      try {
        const used = await use(this.#open(remote, release), settings);
        this.#failed.set(remote, new Set([...failed].filter((id) => id !== release.id)));
        return used;
      } catch (error) {
        // Another release is no answer to these.
        if (signal.aborted || isOfCall(error) || (error instanceof RemoteFailure && error.kind === 'missing')) throw error;
        failures.set(release.id, error);
        this.#close(remote, release);
      }
    }
  }

  #open(remote: string, release: ReleaseSummary): OpenedRelease {
    const opened = this.#opened.get(release.url) ?? new OpenedRelease(remote, release, this.#scope);
    this.#opened.set(release.url, opened);
    return opened;
  }

  /** Has a release opened anew the next time. What it offered to others must not be taken for copies of the next one. */
  #close(remote: string, { url }: ReleaseSummary): void {
    this.#opened.delete(url);
    withdrawCopies(remote, this.#scope);
  }

  /** Tells why a release failed of which `release.json` had come. */
  async #kindOf({ releases }: RegistryEntry, id: string): Promise<FailureKind> {
    const files = releases.filter((one) => one.id === id).map(({ url }) => this.#absolute(`${url}release.json`));
    return (await refetchFiles(files)) === 'served' ? 'broken' : 'unreachable';
  }

  /** Every release brings all that it needs, so it asks for nothing but the contract of the server. */
  #standalone(entry: RegistryEntry): RegistryEntry {
    const releases = entry.releases.map((release) => ({
      ...release,
      url: this.#absolute(release.url),
      requires: [],
      shared: {},
    }));
    return { ...entry, releases };
  }

  /** The settings of now, with absolute addresses; those who ask meanwhile get the same answer. */
  #currentSettings(remote: string): Promise<ProductSettings> {
    this.#settings ??= this.#fetch(remote, () => this.#fetchSettings()).finally(() => {
      this.#settings = null;
    });
    return this.#settings;
  }

  /** The registry of now; those who ask meanwhile get the same answer. */
  #currentRegistry(remote: string): Promise<Registry> {
    this.#registry ??= this.#fetch(remote, () => fetchRegistry(this.#absolute('/registry.json'))).finally(() => {
      this.#registry = null;
    });
    return this.#registry;
  }

  async #fetchSettings(): Promise<ProductSettings> {
    const address = this.#absolute('/app-config.json');
    const settings = await fetchJson(address, { cache: 'no-cache' });
    if (!isSettings(settings)) throw new Error(`${address} holds no settings`);
    return { ...settings, apiBase: this.#absolute(settings.apiBase) };
  }

  async #fetch<Value>(remote: string, ask: () => Promise<Value>): Promise<Value> {
    try {
      return await ask();
    } catch (error) {
      throw new RemoteFailure('unreachable', { remote, release: '' }, error);
    }
  }

  readonly #absolute = (path: string): string => new URL(path, this.#address).href;
}

// The operator's file was parsed by its schema where it was published; this tells it from what a faulty server sends.
const isSettings = (value: unknown): value is ProductSettings =>
  isRecord(value) &&
  typeof value['apiBase'] === 'string' &&
  typeof value['contract'] === 'number' &&
  typeof value['tenant'] === 'boolean' &&
  Array.isArray(value['fileHosts']);

/** Whether a call to the server failed. Its message is written for people. */
export const isOfCall = (error: unknown): error is Error => error instanceof Error && error.name === 'ApiError';

const products = new Map<string, Product>();

/** Gives the product at an address, one for the whole page. @throws TypeError for what is no address */
export function productAt(address: string): Product {
  const { href } = new URL('/', address);
  const product = products.get(href) ?? new Product(href);
  products.set(href, product);
  return product;
}
