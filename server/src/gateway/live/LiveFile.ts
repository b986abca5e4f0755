import { readFileSync, statSync } from 'node:fs';
import { Unavailable } from './Unavailable.ts';

/** Takes a line for the log that something is wrong with the site directory, or right again. */
export type Notice = (text: string) => void;

/** A file as it was when it was last whole. */
export interface LiveContent<T> {
  /** Changes with the content. */
  readonly version: string;
  readonly value: T;
  readonly bytes: Buffer;
}

interface LiveFileOptions {
  /** Another file, with the last good content of this one. */
  readonly kept?: string | null;
  /** Called when good content was read, for instance to keep it. */
  readonly onGood?: () => void;
}

/** A file that cannot be used is read again after so many milliseconds, though it has not changed. */
const TRIED_AGAIN_MS = 1000;

/**
 * A file of the site directory that others replace while it is served. When it is gone, half written or not what it should
 * be, its last good content stays in use until it is good again, after a start that which is kept beside it; the log says so
 * once each way.
 */
export class LiveFile<T> {
  readonly #file: string;
  readonly #parse: (text: string) => T;
  readonly #notice: Notice;
  readonly #kept: string | null;
  readonly #onGood: () => void;
  #seen: string | null = null;
  #good: LiveContent<T> | null = null;
  #isFailing = false;
  #triedAt = 0;

  /** @param parse throws for what must not be used */
  constructor(
    file: string,
    parse: (text: string) => T,
    notice: Notice,
    { kept = null, onGood = () => {} }: LiveFileOptions = {},
  ) {
    this.#file = file;
    this.#parse = parse;
    this.#notice = notice;
    this.#kept = kept;
    this.#onGood = onGood;
  }

  /** @throws Unavailable when it was not good once since this process started. */
  read(): LiveContent<T> {
    const version = versionOf(this.#file);
    // What cannot be used may be good without a change of its own: a disk is back, or a key is trusted.
    const isTriedAgain = this.#isFailing && performance.now() - this.#triedAt > TRIED_AGAIN_MS;
    if (version !== this.#seen || isTriedAgain) {
      this.#seen = version;
      this.#triedAt = performance.now();
      this.#take(version);
    }
    if (!this.#good) throw new Unavailable('网站暂时无法访问，请稍后再试。');
    return this.#good;
  }

  #take(version: string): void {
    try {
      this.#good = this.#contentOf(this.#file, version);
    } catch (error) {
      this.#good ??= this.#keptContent();
      // Somebody may be writing it piece by piece, so the log says it once and not with every piece.
      if (!this.#isFailing) this.#notice(`${this.#file} cannot be used: ${reasonOf(error)}; ${this.#consequence()}`);
      this.#isFailing = true;
      return;
    }
    if (this.#isFailing) this.#notice(`${this.#file} is good again`);
    this.#isFailing = false;
    this.#onGood();
  }

  #contentOf(file: string, version: string): LiveContent<T> {
    const bytes = readFileSync(file);
    return { version, bytes, value: this.#parse(bytes.toString('utf8')) };
  }

  #keptContent(): LiveContent<T> | null {
    if (this.#kept === null) return null;
    try {
      return this.#contentOf(this.#kept, `kept-${versionOf(this.#kept)}`);
    } catch {
      return null; // Nothing was kept, or that is no better, and the log has the fault of the file itself.
    }
  }

  #consequence(): string {
    return this.#good ? 'the last good one stays in use' : 'what needs it is answered by 503 until it can';
  }
}

/** Replacing a file gives it another inode, writing into it another time or size. */
function versionOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? [found.ino, found.size, found.mtimeMs].join('-') : 'absent';
}

/** Words an error in one line, because a schema finds a fault in every field. */
const reasonOf = (error: unknown): string => String(error).replaceAll(/\s+/g, ' ').slice(0, 300);
