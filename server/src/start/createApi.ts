import { type App, type AppOptions, createApp } from '../http/createApp.ts';
import { ownCallers } from '../system/auth/ownCallers.ts';
import { dictLabels } from '../system/dict/dictLabels.ts';
import { implementations } from './implementations.ts';

/** Parts that are left out are the server's own: all that it answers, for those who signed in here. */
export type ApiOptions = Omit<AppOptions, 'implementations' | 'callers' | 'dictLabels'> &
  Partial<Pick<AppOptions, 'implementations' | 'callers'>>;

/** The API with everything that this server answers. */
export const createApi = (options: ApiOptions): App =>
  createApp({
    implementations,
    callers: ownCallers(options.db, options.clock),
    dictLabels,
    ...options,
  });
