/** Texts that people are still typing. Each is written when they pause, or when somebody asks for all of them. */
export class PendingTexts {
  readonly #writes = new Set<() => void>();

  /** Notes a text that has to be written. @returns a function to call once it was */
  add(write: () => void): () => void {
    this.#writes.add(write);
    return () => this.#writes.delete(write);
  }

  /** Writes all of them now. */
  flush(): void {
    for (const write of this.#writes) write();
  }
}
