import { createStore, get, set } from 'idb-keyval';
import { forgetPassword, storedPassword, storePassword } from './storedPassword.ts';

/** The account that a password belongs to. */
export interface Owner {
  readonly tenantName: string;
  readonly username: string;
}

/** Holds the key of this browser. Tests bring their own. */
export interface KeyPlace {
  readonly read: () => Promise<unknown>;
  readonly write: (key: CryptoKey) => Promise<void>;
}

/** What is needed to remember a password. */
export interface Surroundings {
  readonly storage: Storage;
  readonly keys: KeyPlace;
  readonly origin: string;
  readonly now: () => number;
}

const ALGORITHM = 'AES-GCM';
/** The length that NIST SP 800-38D recommends for this mode. */
const IV_BYTES = 12;

/**
 * Encrypts a password with the key of this browser, which no script can read, and keeps it. A copy of local storage is of no use
 * elsewhere; a script of this origin could use the key (docs/threats.md §2).
 * @throws Error where the browser has no cryptography, or keeps neither key nor text
 */
export async function keepPassword(owner: Owner, password: string, at: Surroundings = ofBrowser()): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: ALGORITHM, iv, additionalData: boundTo(owner, at.origin) };
  const ct = await crypto.subtle.encrypt(algorithm, await ownKey(at.keys), new TextEncoder().encode(password));
  storePassword(at.storage, { iv: toBase64(iv), ct: toBase64(new Uint8Array(ct)) }, at.now());
}

/** Decrypts the remembered password of an account; forgets one that cannot be had any more, and gives null. */
export async function recallPassword(owner: Owner, at: Surroundings = ofBrowser()): Promise<string | null> {
  const stored = storedPassword(at.storage, at.now());
  if (stored === null || stored === 'spoiled') return null;
  try {
    const key = await at.keys.read();
    if (!(key instanceof CryptoKey)) throw new Error('the key is gone');
    const algorithm = { name: ALGORITHM, iv: fromBase64(stored.iv), additionalData: boundTo(owner, at.origin) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, fromBase64(stored.ct)));
  } catch {
    // It belongs to another account, or to a key that this browser has lost; nobody can tell which.
    forgetPassword(at.storage);
    return null;
  }
}

/** Says what keeps this browser from remembering, so that people know before they rely on it; null when nothing does. */
export async function rememberHindrance(at: Surroundings = ofBrowser()): Promise<string | null> {
  if (!takesText(at.storage)) return '浏览器的存储空间已满，无法记住账号和密码；登录不受影响。';
  // Browsers give it to pages that came over https, or from this machine.
  if (globalThis.crypto?.subtle === undefined) return '本站未使用 HTTPS，浏览器不提供加密：只记住账号，不记住密码。';
  try {
    await ownKey(at.keys);
    return null;
  } catch {
    return '浏览器不允许本站保存密钥（例如隐私浏览）：只记住账号，不记住密码。';
  }
}

const TRIAL = 'zhilv.remember.trial';

/** Tries it with a text as long as an account and its password. */
function takesText(storage: Storage): boolean {
  try {
    storage.setItem(TRIAL, 'x'.repeat(512));
    return true;
  } catch {
    return false;
  } finally {
    storage.removeItem(TRIAL);
  }
}

/** Gives the key of this browser, made the first time. */
async function ownKey(keys: KeyPlace): Promise<CryptoKey> {
  const kept = await keys.read();
  if (kept instanceof CryptoKey) return kept;
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
  await keys.write(key);
  return key;
}

/** A text that was moved to another account or origin cannot be decrypted. The parts cannot run into each other. */
const boundTo = ({ tenantName, username }: Owner, origin: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify([origin, tenantName, username]));

function ofBrowser(): Surroundings {
  const store = createStore('zhilv-sign-in', 'keys');
  const keys: KeyPlace = { read: () => get('password', store), write: (key) => set('password', key, store) };
  return { storage: localStorage, keys, origin: window.location.origin, now: Date.now };
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
