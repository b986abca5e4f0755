import type { Clock } from '../call/Clock.ts';
import type { Database } from '../db/database.ts';
import type { AppSettings } from '../settings/settings.ts';

/** The answer to what was sent to another server. */
export interface Sent {
  readonly status: number;
  /** As much of the body as is read, which is 8 KiB. */
  readonly text: string;
}

/**
 * Posts JSON to another server, or to this one by a path that begins with `/admin-api/`. It follows no redirect and waits five seconds.
 * @throws Error that says why there is no answer
 */
export type Send = (address: string, body: string, headers: Readonly<Record<string, string>>) => Promise<Sent>;

/** What due work is given to be done with. */
export interface DueContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: AppSettings;
  readonly send: Send;
  /** As `Call.wake`. */
  readonly wake: (dueWork: string) => void;
}

/**
 * Work that is due by the time, such as closing what has expired. Every server of an installation has a loop that does it, so rows are
 * claimed with `for update skip locked`; they alone say what there is to do, and a server may end at any moment.
 */
export interface DueWork {
  /** In kebab case; `Call.wake` names it. */
  readonly name: string;
  readonly everyMs: number;
  /** When `run` gives as many there is more to do, and it runs again at once. */
  readonly batch: number;
  /** Does one batch of what is due, and gives how many. */
  readonly run: (context: DueContext) => Promise<number>;
}
