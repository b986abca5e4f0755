/** Knows the ids of the content rows that have been published, for one revision of the content at a time. */
export class LiveContentIds {
  readonly #ask: () => Promise<ReadonlySet<string> | null>;
  #known: { readonly revision: string; readonly ids: Promise<ReadonlySet<string> | null> } | null = null;

  /** @param ask gives null where somebody else knows the content */
  constructor(ask: () => Promise<ReadonlySet<string> | null>) {
    this.#ask = ask;
  }

  /**
   * Tells whether there may be a row. While nobody knows, there may be any.
   * @param revision null while the database is away; then those of the last revision that was known are there
   */
  async mayHave(id: string, revision: string | null): Promise<boolean> {
    // The next revision asks again when nobody answers this time.
    if (revision !== null && this.#known?.revision !== revision) this.#known = { revision, ids: this.#ask().catch(() => null) };
    const ids = (await this.#known?.ids) ?? null;
    return ids === null || ids.has(id);
  }
}
