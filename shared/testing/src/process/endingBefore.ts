import type { Database } from '@zhilv/server/database';

/** For tests: what a question to the database of {@link endingBefore} fails with. */
export class Killed extends Error {}

/** For tests: the database as a server sees it that is killed before its question of this number. */
export function endingBefore(db: Database, question: number): Database {
  let asked = 0;
  const counted = (of: Database): Database =>
    new Proxy(of, {
      get: (target, name) => {
        if (name === 'transaction')
          return (work: (tx: Database) => Promise<unknown>) => target.transaction((tx) => work(counted(tx)));
        if (name === 'select' || name === 'insert' || name === 'update' || name === 'delete' || name === 'execute') {
          asked += 1;
          if (asked > question) throw new Killed(`It was killed before question ${asked}.`);
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  return counted(db);
}
