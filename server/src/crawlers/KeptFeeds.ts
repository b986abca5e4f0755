import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '@zhilv/release/site-directory';
import { databaseRefusal } from '../http/databaseRefusal.ts';
import * as z from 'zod/mini';

const Kept = z.object({ origin: z.string(), text: z.string() });

/** Keeps the feeds as they last were, beside the site, so that crawlers get them while the database is away. */
export class KeptFeeds {
  readonly #siteDirectory: string;
  readonly #written = new Map<string, string>();

  /** @param siteDirectory absolute path */
  constructor(siteDirectory: string) {
    this.#siteDirectory = siteDirectory;
  }

  /** Gives a feed as it is made now, else as it last was. @throws the failure of `make` when none was ever made */
  async text(name: string, origin: string, make: () => Promise<string>): Promise<string> {
    try {
      const text = await make();
      this.#keep(name, { origin, text });
      return text;
    } catch (failure) {
      // A fault of ours has to be seen.
      const known = databaseRefusal(failure) === null ? null : this.#read(name);
      // Its addresses begin with the origin.
      if (known?.origin !== origin) throw failure;
      return known.text;
    }
  }

  #fileOf(name: string): string {
    return path.join(this.#siteDirectory, `${name}.kept.json`);
  }

  #keep(name: string, kept: z.infer<typeof Kept>): void {
    const content = JSON.stringify(kept);
    if (this.#written.get(name) === content) return;
    this.#written.set(name, content);
    try {
      writeAtomically(this.#fileOf(name), content);
    } catch {
      // A disk that takes nothing now is no reason to give no feed; this process knows it all the same.
    }
  }

  #read(name: string): z.infer<typeof Kept> | null {
    try {
      return Kept.parse(JSON.parse(this.#written.get(name) ?? readFileSync(this.#fileOf(name), 'utf8')));
    } catch {
      return null; // None was made yet.
    }
  }
}
