/** The protocol's name for it (docs/protocol/README.md §3.2). */
const KEY = 'PASSWORD';

/** A password is remembered for this time. */
const KEPT_MS = 30 * 86_400_000;

/** An encrypted password as it lies in local storage. */
export interface StoredPassword {
  readonly v: 1;
  /** The 96 bits that this text alone was encrypted with, base64. */
  readonly iv: string;
  /** AES-GCM, base64. */
  readonly ct: string;
  /** The end of its time, in epoch milliseconds. */
  readonly exp: number;
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** 16 characters in UTF-8 and the tag of 16 bytes, in base64. */
const LONGEST = 128;

/**
 * Reads the remembered password, still encrypted.
 * @returns null where there is none, `spoiled` for one that is of no use; that one is removed
 */
export function storedPassword(storage: Storage, now: number): StoredPassword | 'spoiled' | null {
  const text = storage.getItem(KEY);
  if (text === null) return null;
  const stored = jsonOf(text);
  // One that ends later than one of today would was written by somebody else, or while the clock was wrong.
  if (isStoredPassword(stored) && stored.exp > now && stored.exp <= now + KEPT_MS) return stored;
  forgetPassword(storage);
  return 'spoiled';
}

/** Stores an encrypted password for thirty days. @throws DOMException where the storage is full */
export function storePassword(storage: Storage, encrypted: Pick<StoredPassword, 'iv' | 'ct'>, now: number): void {
  storage.setItem(KEY, JSON.stringify({ v: 1, ...encrypted, exp: now + KEPT_MS } satisfies StoredPassword));
}

export const forgetPassword = (storage: Storage): void => storage.removeItem(KEY);

function isStoredPassword(value: unknown): value is StoredPassword {
  if (typeof value !== 'object' || value === null) return false;
  const { v, iv, ct, exp } = value as Partial<Record<string, unknown>>; // Any object can be read like this.
  return (
    v === 1 &&
    typeof iv === 'string' &&
    iv.length === 16 &&
    base64.test(iv) &&
    typeof ct === 'string' &&
    ct.length <= LONGEST &&
    base64.test(ct) &&
    Number.isSafeInteger(exp)
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Another page of the origin wrote it, or an extension.
  }
}
