import type { OpenDatabase } from '../db/openDatabase.ts';
import { type App, type AppOptions, createApp } from '../http/createApp.ts';
import { ownCallers } from '../system/auth/ownCallers.ts';
import { findFile } from '../infra/file/files.ts';
import { dictLabels } from '../system/dict/dictLabels.ts';
import { databaseOf } from './databaseOf.ts';
import { KeptOperations } from '../system/operateLog/KeptOperations.ts';
import { implementations } from './implementations.ts';

/** Parts that are left out are the server's own: all that it answers, for those who signed in here; `clock` measures times, too. */
export type ApiOptions = Omit<
  AppOptions,
  'databaseOf' | 'implementations' | 'callers' | 'dictLabels' | 'storedFile' | 'noteOperation' | 'steadyClock'
> &
  Partial<Pick<AppOptions, 'implementations' | 'callers' | 'steadyClock'>> & { readonly database: Pick<OpenDatabase, 'share'> };

/** The API with everything that this server answers. */
export function createApi({ database, ...options }: ApiOptions): App {
  const { clock, steadyClock = clock, settings } = options;
  return createApp({
    databaseOf: (endpoint) => databaseOf(database, endpoint),
    implementations,
    callers: ownCallers({ db: database.share('callers', null), clock, steadyClock, settings }),
    dictLabels,
    storedFile: (configId, path) => findFile(database.share('visitors', 'files'), settings, configId, path),
    noteOperation: new KeptOperations(database.share('background', 'operate-log'), clock).note,
    steadyClock,
    ...options,
  });
}
