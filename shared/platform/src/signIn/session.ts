import { allDictData, auth, type PermissionInfo, tenant } from '@zhilv/contract/system';
import { platform } from '../configuration/configuration.ts';
import { applyEntries } from '../dictionary/dictionary.ts';
import { ApiError } from '../http/ApiError.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { request } from '../call/request.ts';
import { showFailure } from '../messages/showFailure.ts';
import { send } from '../http/transport.ts';
import { defaultAvatar } from './defaultAvatar.ts';
import { ownerOf, readKeys, writeKeys } from '../session/keys.ts';
import { NOBODY, type SessionState, sessionStore } from '../session/sessionStore.ts';
import { signOut } from '../session/signOut.ts';

/** The sign-in form holds this. */
export interface SignInRequest {
  /** The name is resolved to an id when tenants are on. */
  readonly tenantName?: string;
  readonly username: string;
  readonly password: string;
}

/** Tells who is signed in, and begins and ends that. */
export const session = {
  read: (): SessionState => sessionStore.read(),
  subscribe: sessionStore.subscribe,
  /** Tells whether someone is signed in, as far as storage knows. */
  hasToken: (): boolean => readKeys().accessToken !== null,
  signIn,
  start,
  signOut,
};

let startedOwner: string | null = null;

/** Signs in and stores the session, and shows no messages. @throws ApiError with the words to show at the form */
async function signIn({ tenantName = '', username, password }: SignInRequest): Promise<void> {
  const tenantId = platform().configuration.tenantOn ? await tenantIdOf(tenantName) : null;

  // The call carries no token of an earlier session, for a back end in demo mode would then refuse it.
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
 * Begins the session of this document: loads dictionaries, the user, and what the user may do.
 *
 * @throws ApiError when the user could not be loaded. The session is closed then, and nothing was shown: the shell
 * shows the message and goes to `/`.
 */
async function start(): Promise<PermissionInfo> {
  const owner = ownerOf(readKeys());
  const [entries, user] = await Promise.allSettled([request(allDictData, {}), request(auth.permissionInfo, {})]);
  // Another window has signed in as somebody else meanwhile, so the answers are about the wrong user.
  if (ownerOf(readKeys()) !== owner) return start();

  if (user.status === 'rejected') {
    await signOut();
    throw user.reason;
  }
  if (entries.status === 'fulfilled') applyEntries(entries.value);
  // Without dictionaries pages show values instead of labels: the user is told, and the session goes on.
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
