import type { Registry } from '@zhilv/release/schema';
import { fetchJson, isRecord } from './fetchJson.ts';

/** Fetches the whole registry as the server has it now. Documents carry the live part only. @throws Error as `fetchJson` says */
export async function fetchRegistry(address = '/registry.json'): Promise<Registry> {
  const registry = await fetchJson(address, { cache: 'no-cache' });
  if (!isRegistry(registry)) throw new Error(`${address} holds no registry`);
  return registry;
}

// Our CLI parses the registry by its schema when it writes it. This check tells it from what a faulty server sends.
const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) &&
  typeof value['revision'] === 'number' &&
  isEntry(value['host']) &&
  isRecord(value['remotes']) &&
  Object.values(value['remotes']).every(isEntry);

const isEntry = (value: unknown): boolean =>
  isRecord(value) && Array.isArray(value['releases']) && Array.isArray(value['blocked']);
