import { readKeys } from './keys.ts';

/** The names of an account and of its tenant; null where storage has none. */
export interface StoredAccount {
  readonly username: string | null;
  readonly tenantName: string | null;
}

/** Names whoever is signed in, as far as storage knows, without asking the server. */
export function storedAccount(): StoredAccount {
  const { username, tenantName } = readKeys();
  return { username, tenantName };
}
