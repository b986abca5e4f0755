import type { Release, ReleaseSummary } from '@zhilv/release/schema';
import { fetchJson, isRecord } from '../request/fetchJson.ts';
import { refetchFiles } from '../request/fileRequests.ts';
import { RemoteFailure } from './RemoteFailure.ts';

/** The tables of a release: its pages, its slots and the files to enter it by; older releases have no `mount` or `embed`. */
export type ReleaseTables = Pick<Release, 'pages' | 'slots' | 'mount' | 'embed'> & {
  readonly entry: NonNullable<Release['entry']>;
};

const RETRY_AFTER_MS = 300;

/**
 * Reads what a release brings out of its `release.json`. The browser compares it with the digest that the registry
 * names, so nothing of a changed one is believed.
 * @throws RemoteFailure
 */
export async function fetchTables(remote: string, { id, url, integrity }: ReleaseSummary): Promise<ReleaseTables> {
  const address = `${url}release.json`;
  try {
    return tablesOf(await fetchJson(address, { integrity }));
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }
  try {
    // The copy in the HTTP cache may be a bad one.
    return tablesOf(await fetchJson(address, { integrity, cache: 'reload' }));
  } catch (error) {
    const kind = (await refetchFiles([address])) === 'served' ? 'refused' : 'unreachable';
    throw new RemoteFailure(kind, { remote, release: id }, error);
  }
}

/** Checks enough of the shape to tell a `release.json` from `{}`, because zod would add 5 KB in the browser. */
function tablesOf(value: unknown): ReleaseTables {
  if (!isRecord(value) || !isFile(value['entry']) || !isTable(value['pages']) || !isTable(value['slots'])) {
    throw new TypeError('this is not the release.json of a remote');
  }
  return value as unknown as ReleaseTables; // The build wrote it by the schema, and the digest says that it is that one.
}

const isTable = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    (one) =>
      isRecord(one) &&
      typeof one['expose'] === 'string' &&
      [one['js'], one['css']].every(isFiles) &&
      Array.isArray(one['shared']),
  );

const isFiles = (value: unknown): boolean => Array.isArray(value) && value.every(isFile);

const isFile = (value: unknown): boolean =>
  isRecord(value) && typeof value['file'] === 'string' && typeof value['integrity'] === 'string';
