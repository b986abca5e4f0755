import type { Registry } from '../schema/index.ts';
import { fetchJson, isRecord } from './fetchJson.ts';

/** The whole registry as the server has it now; documents carry the live part only. */
export async function fetchRegistry(): Promise<Registry> {
  const registry = await fetchJson('/registry.json', { cache: 'no-cache' });
  if (!isRegistry(registry)) throw new Error('/registry.json holds no registry');
  return registry;
}

// Written by our CLI, which parses it by its schema: this tells it from the page or `{}` that a faulty server sends.
const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) &&
  typeof value['revision'] === 'number' &&
  isEntry(value['host']) &&
  isRecord(value['remotes']) &&
  Object.values(value['remotes']).every(isEntry);

const isEntry = (value: unknown): boolean =>
  isRecord(value) && Array.isArray(value['releases']) && Array.isArray(value['blocked']);
