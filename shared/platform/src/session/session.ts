import { auth, dictData, type PermissionInfo, tenant } from '@zhilv/contract/system';
import { platform } from '../configuration.ts';
import { applyEntries } from '../dictionary/dictionary.ts';
import { ApiError } from '../http/ApiError.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { request } from '../http/request.ts';
import { showFailure } from '../http/showFailure.ts';
import { send } from '../http/transport.ts';
import { defaultAvatar } from './defaultAvatar.ts';
import { ownerOf, readKeys, writeKeys } from './keys.ts';
import { NOBODY, type SessionState, sessionStore } from './sessionStore.ts';
import { signOut } from './signOut.ts';

/** What the sign-in form holds. */
export interface SignInRequest {
  /** Resolved to an id where tenants are on. */
  readonly tenantName?: string;
  readonly username: string;
  readonly password: string;
}

/** Who is signed in, and how that begins and ends. */
export const session = {
  read: (): SessionState => sessionStore.read(),
  subscribe: sessionStore.subscribe,
  /** Whether someone is signed in, as far as storage knows. */
  hasToken: (): boolean => readKeys().accessToken !== null,
  signIn,
  start,
  signOut,
};

let startedOwner: string | null = null;

/** Signs in and stores the session. Shows nothing. @throws ApiError with the words to show at the form */
async function signIn({ tenantName = '', username, password }: SignInRequest): Promise<void> {
  const tenantId = platform().configuration.tenantOn ? await tenantIdOf(tenantName) : null;

  // Without the token of an earlier session, which a back end in demo mode would hold against the call.
  const answer = await send(auth.login, { username, password }, { credentials: { accessToken: null, tenantId } });
  const { accessToken, refreshToken } = readAnswer(auth.login, answer);
  writeKeys({ accessToken, refreshToken, username, tenantId, tenantName: tenantId === null ? null : tenantName });
}

async function tenantIdOf(name: string): Promise<string> {
  const answer = await send(tenant.idByName, { name }, { credentials: { accessToken: null, tenantId: null } });
  const id = readAnswer(tenant.idByName, answer);
  if (id === null) throw new ApiError('business', '租户不存在', { code: 1_002_015_000, traceId: answer.traceId });
  return String(id);
}

/**
 * Begins the session of this document: dictionaries, then who is signed in and what that user may do.
 *
 * @throws ApiError when the user could not be loaded. The session is closed then, and nothing was shown: the shell
 * shows the message and goes to `/` (spec §4).
 */
async function start(): Promise<PermissionInfo> {
  const owner = ownerOf(readKeys());
  const [entries, user] = await Promise.allSettled([request(dictData.listAllSimple, {}), request(auth.permissionInfo, {})]);
  // Another window has signed in as somebody else meanwhile: the answers are about a user whose session is gone.
  if (ownerOf(readKeys()) !== owner) return start();

  if (user.status === 'rejected') {
    await signOut();
    throw user.reason;
  }
  if (entries.status === 'fulfilled') applyEntries(entries.value);
  // Without dictionaries values stand for their labels: worth a word, not worth the session.
  else if (entries.reason instanceof ApiError) showFailure(entries.reason);

  startedOwner = owner;
  sessionStore.write(stateOf(user.value));
  return user.value;
}

function stateOf({ user, roles, permissions }: PermissionInfo): SessionState {
  return {
    phase: 'started',
    user: {
      id: user.id,
      userName: user.userName || user.username || readKeys().username || '',
      nickname: user.nickname,
      avatar: user.avatar || defaultAvatar,
    },
    roles: roles.length > 0 ? roles : ['ROLE_DEFAULT'],
    permissions,
  };
}

/** Ends the session of this document when another browser tab has signed out, or signed in as someone else. */
export function followOtherTabs(): void {
  if (sessionStore.read().phase !== 'started') return;
  const stored = readKeys();
  if (stored.accessToken === null || ownerOf(stored) !== startedOwner) sessionStore.write({ phase: 'ended', ...NOBODY });
}
