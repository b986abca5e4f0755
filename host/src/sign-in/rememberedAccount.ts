const KEY = 'REMEMBER_ME';

/** The values that the form is filled with next time. The password is never kept, for browsers keep passwords more safely. */
export interface RememberedAccount {
  readonly tenantName: string;
  readonly username: string;
}

/** The account that was remembered on this browser, or null. */
export function rememberedAccount(storage: Pick<Storage, 'getItem'>): RememberedAccount | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { tenantName, username } = stored as Partial<Record<string, unknown>>; // Any object can be read like this.
    return typeof tenantName === 'string' && typeof username === 'string' ? { tenantName, username } : null;
  } catch {
    return null; // Another version wrote it, or a person did, so it is of no use.
  }
}

/** Remembers an account, or forgets the one there was. */
export function rememberAccount(storage: Pick<Storage, 'setItem' | 'removeItem'>, account: RememberedAccount | null): void {
  try {
    if (account === null) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(account));
  } catch {
    // The storage is full: the form is empty next time.
  }
}
