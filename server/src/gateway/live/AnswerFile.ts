import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '@zhilv/release/site-directory';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { type ReadyAnswer, readyAnswer } from '../../response/readyAnswer.ts';

/** The answers that were asked for last are written: so many, with so many characters together. */
const MOST_ANSWERS = 200;
const MOST_CHARACTERS = 2 * 1024 * 1024;

/** Changes are written together so many milliseconds after the first; a kill loses no more. */
const WRITTEN_MS = 5000;

/** Words that visitors search for can be invented without end, and would push out everything else. */
const SEARCH = /[?&](?:keyword|title)=./;

/** Ids and page numbers can be invented, too, but then nothing is found. */
const NOTHING = /^\{"code":0,"data":null|"list":\[\]/;

const Answers = z.array(z.tuple([z.string(), z.record(z.string(), z.string()), z.string()]));

interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Keeps good answers about the site's content beside the site, so that a start that finds no database has them. */
export class AnswerFile {
  readonly #file: string;
  #answers: LRUCache<string, KeptAnswer> | null = null;
  #planned: ReturnType<typeof setTimeout> | undefined;

  /** @param siteDirectory absolute path */
  constructor(siteDirectory: string) {
    this.#file = path.join(siteDirectory, 'answers.kept.json');
  }

  /** Gives the last good answer to a question; null where there is none. */
  find(question: string): ReadyAnswer | null {
    const known = this.#known().get(question);
    if (known === undefined) return null;
    const { etag: _, ...headers } = known.headers;
    return readyAnswer(Buffer.from(known.body), headers);
  }

  /** Takes a good answer, which is written a little later. */
  keep(question: string, { body, headers }: ReadyAnswer): void {
    if (SEARCH.test(question)) return;
    const text = body.toString();
    if (NOTHING.test(text)) return;
    const isNew = this.#known().peek(question)?.body !== text;
    this.#known().set(question, { headers, body: text });
    if (isNew) this.#plan();
  }

  /** Forgets answers. */
  drop(isGone: (question: string) => boolean): void {
    const gone = [...this.#known().keys()].filter(isGone);
    for (const question of gone) this.#known().delete(question);
    if (gone.length > 0) this.#plan();
  }

  #plan(): void {
    this.#planned ??= setTimeout(() => this.write(), WRITTEN_MS).unref();
  }

  /** Writes what was kept since the last time. */
  write(): void {
    if (this.#planned === undefined) return;
    clearTimeout(this.#planned);
    this.#planned = undefined;
    // The one that was used last comes first, and is read last, so that it is again the last to go.
    const answers = [...this.#known().entries()].map(([question, { headers, body }]) => [question, headers, body]).toReversed();
    try {
      writeAtomically(this.#file, JSON.stringify(answers));
    } catch {
      // The next change is written again; until then the next start has older answers, or none.
    }
  }

  #known(): LRUCache<string, KeptAnswer> {
    this.#answers ??= this.#read();
    return this.#answers;
  }

  #read(): LRUCache<string, KeptAnswer> {
    const answers = new LRUCache<string, KeptAnswer>({
      max: MOST_ANSWERS,
      maxSize: MOST_CHARACTERS,
      sizeCalculation: ({ body }) => Math.max(1, body.length),
    });
    try {
      for (const [question, headers, body] of Answers.parse(JSON.parse(readFileSync(this.#file, 'utf8'))))
        answers.set(question, { headers, body });
    } catch {
      // Nothing was kept yet, or somebody cut it short.
    }
    return answers;
  }
}
