import type { Operation } from '@zhilv/contract';
import type { Database } from '../db/database.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import type { Work } from '../db/PostgresqlPools.ts';

/** Gives the connections for the calls of an endpoint: by the kind of its work, and of these a share for each business object. */
export const databaseOf = ({ share }: Pick<OpenDatabase, 'share'>, endpoint: Operation): Database =>
  share(workOf(endpoint), endpoint.path.slice(0, endpoint.path.lastIndexOf('/')));

function workOf(endpoint: Operation): Work {
  // An export reads a whole table.
  if (!('output' in endpoint)) return 'background';
  return endpoint.access === 'public' && endpoint.method === 'GET' ? 'visitors' : 'staff';
}
