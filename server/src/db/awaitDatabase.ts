import { DatabaseAway } from './DatabaseAway.ts';
import type { Database } from './database.ts';
import type { OpenDatabase } from './openDatabase.ts';

/** It is tried again after so many milliseconds. */
const AGAIN_MS = 2000;

interface AwaitOptions {
  /** The reason why it could not be opened so far. */
  readonly failure: unknown;
  /** Opens the database and brings it up to date. */
  readonly open: () => Promise<OpenDatabase>;
  /** Takes a line for the operator. */
  readonly report: (line: string) => void;
  readonly againMs?: number;
}

/**
 * Stands for a database that is away: everything that is asked of it fails with `DatabaseAway` until it could be opened, and is
 * passed on from then on.
 */
export function awaitDatabase({ failure, open, report, againMs = AGAIN_MS }: AwaitOptions): OpenDatabase {
  let opened: OpenDatabase | null = null;
  let isClosed = false;
  let said = '';
  let planned: ReturnType<typeof setTimeout>;

  const found = (): OpenDatabase => {
    if (opened === null) throw new DatabaseAway('the database was not there yet');
    return opened;
  };
  const say = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason !== said) report(`${reason} Until then the site is served as it last was, and nobody can sign in.`);
    said = reason;
  };
  const attempt = async (): Promise<void> => {
    try {
      const database = await open();
      if (isClosed) return await database.close();
      opened = database;
      report('the database is there again, and is in use from now on');
    } catch (error) {
      say(error);
      if (!isClosed) plan();
    }
  };
  let running: Promise<void> = Promise.resolve();
  const plan = (): void => {
    planned = setTimeout(() => void (running = attempt()), againMs);
  };
  say(failure);
  plan();

  return {
    kind: 'postgresql',
    db: passedOn(() => found().db),
    share: (work, subject) => passedOn(once(() => found().share(work, subject))),
    applyMigrations: (folder) => found().applyMigrations(folder),
    ping: async () => found().ping(),
    close: async () => {
      isClosed = true;
      clearTimeout(planned);
      await running;
      await opened?.close();
    },
  };
}

/** Asks each query of the database that is there at that moment. */
const passedOn = (find: () => Database): Database =>
  new Proxy({} as Database, { get: (_, name) => Reflect.get(find(), name) as unknown }); // The proxy has no value of its own.

/** Makes something at the first success. */
function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => (made ??= make());
}
