import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files of a published release, which a test changes in the site directory without `mfe`. */
export class PublishedFiles {
  readonly #folder: string;
  readonly #originals = new Map<string, Buffer>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Names of the files, without their packed twins. */
  get names(): readonly string[] {
    return readdirSync(this.#folder).filter((name) => !name.endsWith('.br'));
  }

  /** Changes the text of files; the digests that are published stay. */
  alter(names: readonly string[], change: (text: string, name: string) => string): void {
    for (const name of names) {
      const file = path.join(this.#folder, name);
      this.#remember(file);
      writeFileSync(file, change(readFileSync(file, 'utf8'), name));
      // The packed twin would still have the right content, and would be sent instead.
      if (this.#remember(`${file}.br`)) rmSync(`${file}.br`);
    }
  }

  /** Gives all files their first content again. */
  restore(): void {
    for (const [file, content] of this.#originals) writeFileSync(file, content);
    this.#originals.clear();
  }

  #remember(file: string): boolean {
    if (!readdirSync(this.#folder).includes(path.basename(file))) return false;
    if (!this.#originals.has(file)) this.#originals.set(file, readFileSync(file));
    return true;
  }
}
