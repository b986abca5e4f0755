import type { Tenant } from '@zhilv/platform';
import { type Purpose, RETURN } from '../../address/signInPages.ts';

const KEY = 'zhilv.social';

/** The authorization that this window has begun. */
export interface Pending {
  readonly type: number;
  readonly state: string;
  readonly purpose: Purpose;
  readonly tenant: Tenant | null;
  /** The `redirect` parameter as it came, for `safeRedirect`. */
  readonly redirect: string | null;
}

/** Remembers it in this window alone, in place of an earlier one. */
export function keepPending(storage: Pick<Storage, 'setItem'>, pending: Pending): void {
  storage.setItem(KEY, JSON.stringify(pending));
}

/** Gives and forgets it: each comes back once. It is null for what another version or a person wrote. */
export function takePending(storage: Pick<Storage, 'getItem' | 'removeItem'>): Pending | null {
  const pending = readPending(storage);
  storage.removeItem(KEY);
  return pending;
}

/** Gives it and leaves it there. */
export function readPending(storage: Pick<Storage, 'getItem'>): Pending | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isPending(stored) ? stored : null;
  } catch {
    return null; // It is not JSON, so nobody can say what it was.
  }
}

const isPending = (value: unknown): value is Pending => {
  if (typeof value !== 'object' || value === null) return false;
  const { type, state, purpose, tenant, redirect } = value as Partial<Record<string, unknown>>; // Any object can be read like this.
  return (
    Number.isInteger(type) &&
    typeof state === 'string' &&
    state !== '' &&
    typeof purpose === 'string' &&
    Object.hasOwn(RETURN, purpose) &&
    (tenant === null || isTenant(tenant)) &&
    (redirect === null || typeof redirect === 'string')
  );
};

const isTenant = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name } = value as Partial<Record<string, unknown>>;
  return typeof id === 'string' && typeof name === 'string';
};
