import { auth } from '@zhilv/contract/system';
import { callApi, type SignedIn, signInOver, type Staff } from './staff.ts';

/** Milliseconds after which nobody is given a session any more, well before its access token expires. */
const OLD_MS = 10 * 60_000;

/** Sessions that tests use one after the other: checking a password takes the server a quarter of a second. */
export class Sessions {
  readonly #known = new Map<string, { readonly session: SignedIn; readonly since: number }>();

  /** Gives the session of an account: a new one if a test has ended the last. */
  async of(url: string, username: Staff): Promise<SignedIn> {
    const key = `${username} ${url}`;
    const known = this.#known.get(key);
    if (known && performance.now() - known.since < OLD_MS && (await isAlive(url, known.session))) return known.session;
    const session = await signInOver(url, username);
    this.#known.set(key, { session, since: performance.now() });
    return session;
  }
}

async function isAlive(url: string, { origins }: SignedIn): Promise<boolean> {
  const accessToken = origins[0]?.localStorage.find(({ name }) => name === 'ACCESS_TOKEN')?.value;
  try {
    await callApi(url, auth.permissionInfo, {}, accessToken);
    return true;
  } catch {
    return false;
  }
}
