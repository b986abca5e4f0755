import { type Shell, shellOf } from '../negotiation/negotiate.ts';
import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry, RegistryEntry, ReleaseSummary } from '../schema/index.ts';
import { chooseRelease } from './chooseRelease.ts';
import { fetchRegistry } from './fetchRegistry.ts';
import type { LiveRelease } from './LiveRelease.ts';
import { expectedPlace, type Known, type Missing, type Place, placeRemote } from './placeRemote.ts';
import { fetchTables, type ReleaseTables } from './ReleaseTables.ts';

interface LiveRemotesOptions {
  /** The document's, which carries active releases only. */
  readonly registry: Registry;
  /** The contract number that the server speaks. */
  readonly contract: number;
  /** Gives what is to be in force in place of a registry that the server sent since. */
  readonly adjust: (registry: Registry) => Registry;
  /** Called whenever a remote has come to another place. */
  readonly onChange: () => void;
}

/**
 * Which release each remote's pages come from in this session: by negotiation over the registry in force, less what
 * failed. What that takes and the document does not carry is fetched, and only then.
 */
export class LiveRemotes {
  readonly #shell: Shell;
  readonly #adjust: LiveRemotesOptions['adjust'];
  readonly #onChange: () => void;
  #registry: Registry;
  #isWhole = false;
  #fetching: Promise<void> | null = null;
  /** By the address of the release. */
  readonly #tables = new Map<string, ReleaseTables>();
  readonly #tablesOf: Known['tablesOf'] = ({ url }) => this.#tables.get(url);
  readonly #failed = new Map<string, ReadonlySet<string>>();
  readonly #places = new Map<string, Place>();
  /** Remotes whose place is not known yet, each with the search for it that is under way. */
  readonly #searches = new Map<string, Promise<void> | null>();
  readonly #warned = new Set<string>();

  constructor({ registry, contract, adjust, onChange }: LiveRemotesOptions) {
    const host = activeRelease(registry.host);
    this.#shell = host ? shellOf(host, contract) : { contract, platform: [], shared: {} };
    this.#registry = registry;
    this.#adjust = adjust;
    this.#onChange = onChange;
    this.#placeAll();
  }

  get releases(): readonly LiveRelease[] {
    return [...this.#places.values()].flatMap(({ live }) => live ?? []);
  }

  place(remote: string): Place | null {
    return this.#places.get(remote) ?? null;
  }

  /** Takes a newer registry; an older one is a stale copy, for every write raises the revision. */
  async follow(registry: Registry): Promise<void> {
    this.#take(registry);
    const searches = [...this.#searches.values()].flatMap((search) => search ?? []);
    await Promise.allSettled(searches);
  }

  /** Whether it is known which release a remote's pages come from. */
  isSettled(remote: string): boolean {
    return !this.#searches.has(remote);
  }

  /**
   * Waits until it is known which release a remote's pages come from.
   * @throws when what is missing for it cannot be had; the next call tries again
   */
  async settled(remote: string): Promise<void> {
    if (this.#searches.has(remote)) await this.#search(remote);
  }

  /**
   * The release to use in place of one that failed; null when there is none. Nothing changes yet.
   * @throws when it cannot be had
   */
  async insteadOf(remote: string, release: string): Promise<LiveRelease | null> {
    if (!this.#isWhole) await this.#completeRegistry();
    // The answer may have been a newer registry.
    await this.settled(remote);
    const { live } = this.#places.get(remote) ?? {};
    if (live?.state === 'active' && live.release !== release) return live;
    const entry = this.#registry.remotes[remote];
    if (!entry || entry.state === 'disabled') return null;
    const failed = new Set([...this.#failedOf(remote), release]);
    const choice = chooseRelease(this.#shell, entry, failed);
    if (choice.kind !== 'use' || failed.has(choice.release.id)) return null;
    const tables = await this.#fetchTables(remote, choice.release);
    return { remote, release: choice.release.id, state: 'active', message: null, base: choice.release.url, tables };
  }

  /** Leaves a release out for the rest of the session, or until another one is made active. */
  leaveOut(remote: string, release: string): void {
    if (this.#places.get(remote)?.live?.release !== release) return;
    this.#failed.set(remote, new Set([...this.#failedOf(remote), release]));
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
      // The same one, with what a document leaves out. What is being developed stands in a document only.
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
    this.#forgetTables();
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
      this.#learn(entry);
      this.#place(remote);
    }
  }

  /** Gives a remote its place, or begins to look for what is missing: until that is there, it stays where it was. */
  #place(remote: string): void {
    const entry = this.#registry.remotes[remote];
    if (!entry || this.#placeOrMissing(remote, entry) === null) return;
    if (!this.#places.has(remote)) this.#places.set(remote, expectedPlace(remote, entry, this.#tablesOf));
    this.#searches.set(remote, null);
    // Whoever loads a page of it tries again, and is told.
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
      else await this.#fetchTables(remote, missing);
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
    this.#warn(`${remote} ${entry.active}`, found.reasons);
    return null;
  }

  /** People get an older release or none; why that is so is for whoever runs the site, and said once. */
  #warn(release: string, reasons: readonly string[]): void {
    if (reasons.length === 0 || this.#warned.has(release)) return;
    this.#warned.add(release);
    // oxlint-disable-next-line no-console -- it is for whoever looks for it
    console.warn(`${release} cannot run here: ${reasons.join('; ')}`);
  }

  /** Keeps what the registry says of the release that is active: it may be the one to go back to. */
  #learn(entry: RegistryEntry): void {
    const active = activeRelease(entry);
    const { entry: container, pages, slots } = active?.load ?? {};
    if (active && container && pages && slots) this.#tables.set(active.url, { entry: container, pages, slots });
  }

  #forgetTables(): void {
    const urls = new Set(Object.values(this.#registry.remotes).flatMap(({ releases }) => releases.map(({ url }) => url)));
    for (const url of this.#tables.keys()) if (!urls.has(url)) this.#tables.delete(url);
  }

  async #fetchTables(remote: string, release: ReleaseSummary): Promise<ReleaseTables> {
    const tables = this.#tables.get(release.url) ?? (await fetchTables(remote, release));
    this.#tables.set(release.url, tables);
    return tables;
  }
}
