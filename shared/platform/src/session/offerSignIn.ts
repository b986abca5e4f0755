import { platform } from '../configuration/configuration.ts';
import type { ApiError } from '../http/ApiError.ts';
import { confirm } from '../messages/dialogStore.ts';
import { endGivenSession } from './givenToken.ts';
import { readKeys } from './keys.ts';
import { signOut } from './signOut.ts';

/** A user who chose to stay is not asked again for this long, whatever else fails meanwhile. */
const PAUSE_MS = 30_000;

/** Gives the address for a user who wants to sign in again, or who has done so in another window meanwhile. */
type ReturnAddress = (signedIn: boolean) => string;

/** Tells whether the document may be left; the session is as it was until then. */
type MayLeave = () => Promise<boolean>;

const always: MayLeave = () => Promise.resolve(true);

let asking = false;
/** The session that the user was last asked about had this token. */
let expiredToken: string | null = null;
let refusedAtMs: number | null = null;
let addressOf: ReturnAddress = () => '/';
let mayLeave = always;

/** Sets the address to which a user is sent who wants to sign in again. It is the root unless the shell has another. */
export function setSignedOutAddress(address: string): void {
  setReturnAddress(() => address);
}

/**
 * Lets the shell say where a user goes on who wants to sign in again, so that the place is kept, and ask before about what would be
 * lost: without its tokens the document is of no use any more.
 */
export function setReturnAddress(address: ReturnAddress, mayGo: MayLeave = always): void {
  addressOf = address;
  mayLeave = mayGo;
}

/** Ends the session, and leaves the document to sign in again. The promise never settles. */
export async function leaveForSignIn(): Promise<never> {
  await signOut();
  platform().environment.goTo(addressOf(false));
  return new Promise(() => {});
}

/**
 * Says that the session is over, once for all calls that found out, and offers to sign in again. A user who has just chosen
 * to stay is not asked; the call's own message then says that it failed. A shell that keeps the session is told, and asks itself.
 */
export function offerSignIn(error: ApiError): void {
  const { configuration, environment } = platform();
  if (configuration.tokens !== undefined) {
    error.shown = true;
    return endGivenSession();
  }
  const { monotonicMs } = environment;
  if (refusedAtMs !== null && monotonicMs() - refusedAtMs < PAUSE_MS) return;
  error.shown = true;
  if (!asking) void ask();
}

/**
 * Leaves the document to sign in again, for a user whose session is over and who asked for that. The user stays who is asked about
 * what would be lost, and does not want to lose it.
 */
export async function signInAgain(): Promise<void> {
  if (platform().configuration.tokens !== undefined) endGivenSession();
  else if (await mayLeave()) await leaveAgain();
}

async function ask(): Promise<void> {
  asking = true;
  expiredToken = readKeys().accessToken;
  const content = '登录状态已过期，您可以继续留在该页面，或者重新登录';
  const again = (await confirm({ content, okText: '重新登录' })) && (await mayLeave());
  refusedAtMs = again ? null : platform().environment.monotonicMs();
  if (again) await leaveAgain();
  asking = false;
}

async function leaveAgain(): Promise<void> {
  const now = readKeys().accessToken;
  // Another window has signed in meanwhile, and that session is to go on.
  const signedIn = now !== null && now !== expiredToken;
  if (!signedIn) await signOut();
  platform().environment.goTo(addressOf(signedIn));
}
