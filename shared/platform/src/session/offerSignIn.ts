import { platform } from '../configuration/configuration.ts';
import type { ApiError } from '../http/ApiError.ts';
import { confirm } from '../messages/dialogStore.ts';
import { signOut } from './signOut.ts';

/** A user who chose to stay is not asked again for this long, whatever else fails meanwhile. */
const PAUSE_MS = 30_000;

let asking = false;
let refusedAtMs: number | null = null;
let signedOutAddress = '/';

/** Sets the address to which a user is sent who wants to sign in again. It is the root unless the shell has another. */
export function setSignedOutAddress(address: string): void {
  signedOutAddress = address;
}

/**
 * Says that the session is over, once for all calls that found out, and offers to sign in again. A user who has just chosen
 * to stay is not asked; the call's own message then says that it failed.
 */
export function offerSignIn(error: ApiError): void {
  const { monotonicMs } = platform().environment;
  if (refusedAtMs !== null && monotonicMs() - refusedAtMs < PAUSE_MS) return;
  error.shown = true;
  if (!asking) void ask();
}

async function ask(): Promise<void> {
  asking = true;
  const again = await confirm({ content: '登录状态已过期，您可以继续留在该页面，或者重新登录', okText: '重新登录' });
  const { monotonicMs, goTo } = platform().environment;
  refusedAtMs = again ? null : monotonicMs();
  if (again) {
    await signOut();
    goTo(signedOutAddress);
  }
  asking = false;
}
