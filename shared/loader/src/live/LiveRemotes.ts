import { type Shell, shellOf } from '@zhilv/release/negotiation';
import { activeRelease } from '@zhilv/release/active-release';
import { publicPaths } from '@zhilv/release/public-paths';
import type { Registry, RegistryEntry, ReleaseSummary } from '@zhilv/release/schema';
import { chooseRelease } from './chooseRelease.ts';
import { fetchRegistry } from '../request/fetchRegistry.ts';
import { KnownTables } from './KnownTables.ts';
import type { LiveRelease } from './LiveRelease.ts';
import { expectedPlace, type Known, type Missing, type Place, placeRemote } from './placeRemote.ts';
import { RemoteFailure } from './RemoteFailure.ts';

interface LiveRemotesOptions {
  /** The document's registry, which carries active releases only. */
  readonly registry: Registry;
  /** The contract number that the server speaks. */
  readonly contract: number;
  /** Changes a registry that the server sent since, before it is in force. */
  readonly adjust: (registry: Registry) => Registry;
  /** Called whenever a remote has come to another place. */
  readonly onChange: () => void;
  /** Is told once of each active release that cannot run here while `standIn` is used instead. */
  readonly onRescued: (failure: RemoteFailure, standIn: string) => void;
}

/**
 * Knows the release that each remote's pages come from in this session: the one that negotiation finds in the registry in
 * force without those that failed. Data that the document does not carry is fetched only when negotiation needs it.
 */
export class LiveRemotes {
  readonly #shell: Shell;
  readonly #adjust: LiveRemotesOptions['adjust'];
  readonly #onChange: () => void;
  readonly #onRescued: LiveRemotesOptions['onRescued'];
  #registry: Registry;
  #isWhole = false;
  #fetching: Promise<void> | null = null;
  readonly #tables = new KnownTables();
  readonly #tablesOf: Known['tablesOf'] = (release) => this.#tables.of(release);
  readonly #failed = new Map<string, ReadonlySet<string>>();
  readonly #places = new Map<string, Place>();
  /** Remotes whose place is not known yet, each with the search for it that is under way. */
  readonly #searches = new Map<string, Promise<void> | null>();
  readonly #warned = new Set<string>();

  constructor({ registry, contract, adjust, onChange, onRescued }: LiveRemotesOptions) {
    const host = activeRelease(registry.host);
    this.#shell = host ? shellOf(host, contract) : { contract, platform: [], shared: {} };
    this.#registry = registry;
    this.#adjust = adjust;
    this.#onChange = onChange;
    this.#onRescued = onRescued;
    this.#placeAll();
  }

  get releases(): readonly LiveRelease[] {
    return [...this.#places.values()].flatMap(({ live }) => live ?? []);
  }

  /** Gives the addresses of the public document in the registry in force. */
  get publicPaths(): readonly string[] {
    return publicPaths(this.#registry);
  }

  place(remote: string): Place | null {
    return this.#places.get(remote) ?? null;
  }

  /** Takes a newer registry. An older one is a stale copy, because every write raises the revision. */
  async follow(registry: Registry): Promise<void> {
    this.#take(registry);
    const searches = [...this.#searches.values()].flatMap((search) => search ?? []);
    await Promise.allSettled(searches);
  }

  /** Tells whether it is known which release a remote's pages come from. */
  isSettled(remote: string): boolean {
    return !this.#searches.has(remote);
  }

  /**
   * Waits until it is known which release a remote's pages come from.
   * @throws when the missing data cannot be fetched; the next call tries again
   */
  async settled(remote: string): Promise<void> {
    if (this.#searches.has(remote)) await this.#search(remote);
  }

  /**
   * Finds the release to use in place of those that were tried and failed, or null. Nothing changes yet.
   * @throws RemoteFailure of the release that was found, when the data that it takes cannot be fetched; an Error when the registry
   * cannot be
   */
  async insteadOf(remote: string, tried: readonly string[]): Promise<LiveRelease | null> {
    if (!this.#isWhole) await this.#completeRegistry();
    // The answer may have been a newer registry.
    await this.settled(remote);
    const { live } = this.#places.get(remote) ?? {};
    if (live?.state === 'active' && !tried.includes(live.release)) return live;
    const entry = this.#registry.remotes[remote];
    if (!entry || entry.state === 'disabled') return null;
    const failed = new Set([...this.#failedOf(remote), ...tried]);
    const choice = chooseRelease(this.#shell, entry, failed);
    if (choice.kind !== 'use' || failed.has(choice.release.id)) return null;
    const tables = await this.#tables.fetch(remote, choice.release);
    return { remote, release: choice.release.id, state: 'active', message: null, base: choice.release.url, tables };
  }

  /** Leaves releases out for the rest of the session, or until another one is made active, if one of them is in use. */
  leaveOut(remote: string, releases: readonly string[]): void {
    if (!releases.includes(this.#places.get(remote)?.live?.release ?? '')) return;
    this.#failed.set(remote, new Set([...this.#failedOf(remote), ...releases]));
    this.#place(remote);
    this.#onChange();
  }

  /** Gives all releases of a remote another chance. */
  leaveOutNone(remote: string): void {
    if (!this.#failed.delete(remote)) return;
    this.#place(remote);
    this.#onChange();
  }

  #failedOf(remote: string): ReadonlySet<string> {
    return this.#failed.get(remote) ?? new Set();
  }

  #take(sent: Registry): void {
    if (sent.revision < this.#registry.revision) return;
    const registry = this.#adjust(sent);
    if (registry.revision === this.#registry.revision) {
      // It is the same registry with what a document leaves out. Releases in development stand in a document only.
      const whole = Object.entries(this.#registry.remotes).map(([remote, entry]): [string, RegistryEntry] => {
        const same = registry.remotes[remote];
        return [remote, same?.active === entry.active ? same : entry];
      });
      this.#registry = { ...this.#registry, remotes: Object.fromEntries(whole) };
      this.#isWhole = true;
      return;
    }
    for (const [remote, { active }] of Object.entries(registry.remotes)) {
      if (active !== this.#registry.remotes[remote]?.active) this.#failed.delete(remote);
    }
    this.#registry = registry;
    this.#isWhole = true;
    this.#placeAll();
    this.#tables.keepOnly(registry);
    this.#onChange();
  }

  #completeRegistry(): Promise<void> {
    this.#fetching ??= this.#fetchRegistry().finally(() => (this.#fetching = null));
    return this.#fetching;
  }

  async #fetchRegistry(): Promise<void> {
    const registry = await fetchRegistry();
    if (registry.revision < this.#registry.revision) throw new Error('/registry.json is older than the registry in force');
    this.#take(registry);
  }

  #placeAll(): void {
    const { remotes } = this.#registry;
    for (const remote of this.#places.keys()) if (!remotes[remote]) this.#places.delete(remote);
    for (const remote of this.#searches.keys()) if (!remotes[remote]) this.#searches.delete(remote);
    for (const [remote, entry] of Object.entries(remotes)) {
      this.#tables.learn(entry);
      this.#place(remote);
    }
  }

  /** Gives a remote its place, or begins to fetch what is missing. The remote stays where it was until that is there. */
  #place(remote: string): void {
    const entry = this.#registry.remotes[remote];
    if (!entry || this.#placeOrMissing(remote, entry) === null) return;
    if (!this.#places.has(remote)) this.#places.set(remote, expectedPlace(remote, entry, this.#tablesOf));
    this.#searches.set(remote, null);
    // The next load of a page of it tries again and is told of the failure.
    this.#search(remote).catch(() => {});
  }

  #search(remote: string): Promise<void> {
    const underWay = this.#searches.get(remote);
    if (underWay) return underWay;
    const search = this.#fetchMissing(remote).finally(() => {
      if (this.#searches.get(remote) === search) this.#searches.set(remote, null);
    });
    this.#searches.set(remote, search);
    return search;
  }

  async #fetchMissing(remote: string): Promise<void> {
    for (;;) {
      const entry = this.#registry.remotes[remote];
      if (!entry) return;
      const missing = this.#placeOrMissing(remote, entry);
      if (missing === null) {
        this.#onChange();
        return;
      }
      if (missing === 'registry') await this.#completeRegistry();
      else await this.#describe(remote, missing);
    }
  }

  /** A release that cannot be described failed, and is asked for again when there is no other that has not. */
  async #describe(remote: string, release: ReleaseSummary): Promise<void> {
    try {
      await this.#tables.fetch(remote, release);
    } catch (error) {
      const failed = this.#failedOf(remote);
      if (failed.has(release.id)) throw error;
      this.#failed.set(remote, new Set([...failed, release.id]));
    }
  }

  /** Gives a remote its place, or tells what has to be fetched first. */
  #placeOrMissing(remote: string, entry: RegistryEntry): Missing['missing'] | null {
    const found = placeRemote(remote, entry, {
      shell: this.#shell,
      isWhole: this.#isWhole,
      failed: this.#failedOf(remote),
      tablesOf: this.#tablesOf,
    });
    if ('missing' in found) return found.missing;
    this.#searches.delete(remote);
    this.#places.set(remote, found);
    this.#tellUnfit(entry.active ?? '', found);
    return null;
  }

  /** Tells the operator of the site, once, why people get an older release or none. */
  #tellUnfit(release: string, { standing: { remote, release: standIn }, reasons }: Place): void {
    const name = `${remote} ${release}`;
    if (reasons.length === 0 || this.#warned.has(name)) return;
    this.#warned.add(name);
    const why = reasons.join('; ');
    // oxlint-disable-next-line no-console -- an operator looks for it there
    console.warn(`${name} cannot run here: ${why}`);
    if (standIn !== null) this.#onRescued(new RemoteFailure('needs-newer-host', { remote, release }, why), standIn);
  }
}
