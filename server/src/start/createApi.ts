import type { OpenDatabase } from '../db/openDatabase.ts';
import { type App, type AppOptions, createApp } from '../http/createApp.ts';
import { ownCallers } from '../system/auth/ownCallers.ts';
import { dictLabels } from '../system/dict/dictLabels.ts';
import { databaseOf } from './databaseOf.ts';
import { implementations } from './implementations.ts';

/** Parts that are left out are the server's own: all that it answers, for those who signed in here. */
export type ApiOptions = Omit<AppOptions, 'db' | 'databaseOf' | 'implementations' | 'callers' | 'dictLabels'> &
  Partial<Pick<AppOptions, 'implementations' | 'callers'>> & { readonly database: Pick<OpenDatabase, 'share'> };

/** The API with everything that this server answers. */
export const createApi = ({ database, ...options }: ApiOptions): App =>
  createApp({
    databaseOf: (endpoint) => databaseOf(database, endpoint),
    implementations,
    callers: ownCallers(database.share('callers', null), options.clock),
    dictLabels,
    ...options,
  });
