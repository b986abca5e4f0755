import { auth, type PermissionInfo, tenant } from '@zhilv/contract/system';
import { platform, windowStorage } from '../configuration/configuration.ts';
import { openDictionaries } from '../dictionary/dictionary.ts';
import { ApiError } from '../http/ApiError.ts';
import { isRefusal } from '../http/isRefusal.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { messages } from '../messages/messageStore.ts';
import { showFailure } from '../messages/showFailure.ts';
import { type Credentials, send } from '../http/transport.ts';
import { defaultAvatar } from './defaultAvatar.ts';
import { isLeftOver } from '../session/briefSession.ts';
import { exclusively } from '../session/inTurn.ts';
import { isOfWindow, ownerOf, readKeys, writeKeys } from '../session/keys.ts';
import { tellOtherWindows } from '../session/otherWindows.ts';
import { leaveForSignIn } from '../session/offerSignIn.ts';
import { NOBODY, type SessionState, sessionStore } from '../session/sessionStore.ts';
import { signInHindrance } from '../session/signInHindrance.ts';
import { endOnServer, signOut } from '../session/signOut.ts';
import { withSession } from '../session/withSession.ts';

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
let startedState: SessionState | null = null;

/** Signs in and stores the session, and shows no messages. @throws ApiError with the words to show at the form */
async function signIn({ tenantName = '', username, password }: SignInRequest): Promise<void> {
  const hindrance = signInHindrance();
  if (hindrance !== null) throw new ApiError('expired', hindrance);
  const tenantId = platform().configuration.tenantOn ? await tenantIdOf(tenantName) : null;

  // The call carries no token of an earlier session, for a back end in demo mode would then refuse it.
  const answer = await send(auth.login, { username, password }, { credentials: { accessToken: null, tenantId } });
  const { accessToken, refreshToken } = readAnswer(auth.login, answer);
  try {
    const named = tenantId === null ? null : tenantName;
    await exclusively(() => writeKeys({ accessToken, refreshToken, username, tenantId, tenantName: named }));
    tellOtherWindows();
  } catch (cause) {
    await endOnServer({ accessToken, tenantId });
    throw new ApiError('expired', '浏览器的存储空间已满，无法保存登录状态。请清理本站的浏览数据后重试。', { cause });
  }
}

async function tenantIdOf(name: string): Promise<string> {
  const answer = await send(tenant.idByName, { name }, { credentials: { accessToken: null, tenantId: null } });
  const id = readAnswer(tenant.idByName, answer);
  if (id === null) throw new ApiError('business', '租户不存在', { code: 1_002_015_000, traceId: answer.traceId });
  return String(id);
}

/**
 * Begins the session of this document: loads the user and what the user may do. Dictionaries come when they come.
 *
 * @throws ApiError when the user could not be loaded; nothing was shown. When the back end refused the user, the session is
 * closed: the shell shows the message and goes to `/`. Whatever else failed leaves the session as it was, and may be tried again.
 */
async function start(): Promise<PermissionInfo> {
  if (await isLeftOver()) return leaveForSignIn();
  const before = readKeys();
  const entries = openDictionaries();
  entries.catch(() => {}); // It is told below, once somebody's session has started.
  let sent: Credentials = before;
  const [user] = await Promise.allSettled([
    withSession(auth.permissionInfo, async (credentials) => {
      sent = credentials;
      return readAnswer(auth.permissionInfo, await send(auth.permissionInfo, {}, { credentials }));
    }),
  ]);
  const now = readKeys();
  // Another window has signed in as somebody else meanwhile, so the answers are about the wrong user.
  if (ownerOf(now) !== ownerOf(before)) return start();

  if (user.status === 'rejected') {
    const refused = isRefusal(user.reason);
    // The session that was refused is not the one that another window has begun for the same user.
    if (refused && now.accessToken !== sent.accessToken) return start();
    if (refused) await signOut();
    throw user.reason;
  }
  if (isOfWindow()) tellWhereKept();
  startedOwner = ownerOf(now);
  startedState = stateOf(user.value);
  sessionStore.write(startedState);
  // Until they come pages show values instead of labels: the user is told, and the session goes on.
  entries.catch((reason: unknown) => {
    if (reason instanceof ApiError && ownerOf(readKeys()) === startedOwner) showFailure(reason);
  });
  return user.value;
}

const TOLD = 'zhilv.session.told';

/** Says, once in a window, why other windows do not know of the session. */
function tellWhereKept(): void {
  const storage = windowStorage();
  if (storage === null || storage.getItem(TOLD) !== null) return;
  messages.notice(
    '浏览器的存储空间已满，本次登录只在当前窗口有效，其他窗口需要重新登录。清理本站的浏览数据后重新登录即可恢复。',
    { persistent: true },
  );
  try {
    storage.setItem(TOLD, 'true');
  } catch {
    // There is no room for the mark, so the next document says it again.
  }
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

/**
 * Ends the session of this document when another browser tab has signed out, or signed in as someone else. Whoever stayed for unsaved
 * work can save it after signing in again there.
 */
export function followOtherTabs(): void {
  const { phase } = sessionStore.read();
  const stored = readKeys();
  const lasts = stored.accessToken !== null && ownerOf(stored) === startedOwner;
  if (phase === 'started' && !lasts) sessionStore.write({ phase: 'ended', ...NOBODY });
  if (phase === 'ended' && lasts && startedState !== null) sessionStore.write(startedState);
}
