import { auth } from '@zhilv/contract/system';
import { platform } from '../configuration/configuration.ts';
import { type Credentials, send } from '../http/transport.ts';
import { endGivenSession } from './givenToken.ts';
import { exclusively } from '../turn/inTurn.ts';
import { ownerOf, readKeys, removeKeys } from './keys.ts';
import { tellOtherWindows } from './otherWindows.ts';
import { NOBODY, sessionStore } from './sessionStore.ts';

/**
 * Ends the session here at once and tells the server, whose answer nobody who leaves has to wait for. It never fails, and its caller
 * leaves the document afterwards. A session that the shell keeps is over for this document alone.
 */
export async function signOut(): Promise<void> {
  if (platform().configuration.tokens !== undefined) return endGivenSession();
  const before = readKeys();
  const session = await exclusively(() => {
    const now = readKeys();
    // Another window has signed somebody else in, whose session this is not.
    if (ownerOf(now) !== ownerOf(before)) return before;
    removeKeys();
    return now;
  });
  tellOtherWindows();
  sessionStore.write({ phase: 'idle', ...NOBODY });
  if (session.accessToken === null) return;
  const ending = endOnServer(session);
  // Older Firefox drops the call with the document.
  if (!('keepalive' in Request.prototype)) await ending;
}

/** Tells the server that the tokens are of no use any more. It never fails. */
export async function endOnServer(credentials: Credentials): Promise<void> {
  const { sessionTimeoutMs: timeoutMs } = platform().environment;
  try {
    await send(auth.logout, {}, { credentials, timeoutMs, keepalive: true });
  } catch {
    // The tokens are forgotten here and expire on the server by themselves; nobody who leaves is held up.
  }
}
