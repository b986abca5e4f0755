import { forgetPassword } from './storedPassword.ts';

const KEY = 'REMEMBER_ME';

/** The values that the form is filled with next time. The password lies apart, encrypted (`storedPassword.ts`). */
export interface RememberedAccount {
  /** The tenant of the last sign-in, which is kept in any case: it tells nobody's name. */
  readonly tenantName: string;
  /** Null where the user did not ask to be remembered. */
  readonly username: string | null;
}

/** What was remembered on this browser, or null. */
export function rememberedAccount(storage: Pick<Storage, 'getItem'>): RememberedAccount | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { tenantName, username } = stored as Partial<Record<string, unknown>>; // Any object can be read like this.
    const isAccount = typeof tenantName === 'string' && (typeof username === 'string' || username === null);
    return isAccount ? { tenantName, username } : null;
  } catch {
    return null; // Another version wrote it, or a person did, so it is of no use.
  }
}

/** The tenant that forms begin with: that of the last sign-in, or else the operator's. */
export const tenantAtFirst = (defaultTenant: string): string => rememberedAccount(localStorage)?.tenantName ?? defaultTenant;

/** Whether something is stored that is no remembered account. */
export const isSpoiled = (storage: Pick<Storage, 'getItem'>): boolean =>
  storage.getItem(KEY) !== null && rememberedAccount(storage) === null;

/**
 * Remembers the tenant of a sign-in that was not by name and password. An account that belongs to another tenant is forgotten, with its
 * password.
 */
export function rememberTenant(storage: Storage, tenantName: string): void {
  if (rememberedAccount(storage)?.tenantName === tenantName) return;
  rememberAccount(storage, { tenantName, username: null });
  forgetPassword(storage);
}

/** Remembers an account in place of the one there was. */
export function rememberAccount(storage: Pick<Storage, 'setItem'>, account: RememberedAccount): void {
  try {
    storage.setItem(KEY, JSON.stringify(account));
  } catch {
    // The storage is full: the form is empty next time.
  }
}
