import { auth, type PermissionInfo } from '@zhilv/contract/system';
import { platform, windowStorage } from '../configuration/configuration.ts';
import { openDictionaries } from '../dictionary/dictionary.ts';
import { ApiError } from '../http/ApiError.ts';
import { isRefusal } from '../http/isRefusal.ts';
import { messages } from '../messages/messageStore.ts';
import { showFailure } from '../messages/showFailure.ts';
import type { Credentials } from '../http/transport.ts';
import { defaultAvatar } from './defaultAvatar.ts';
import { isLeftOver } from '../session/briefSession.ts';
import { takeGivenToken, tryAgain } from '../session/givenToken.ts';
import { exclusively } from '../turn/inTurn.ts';
import { isOfWindow, isSameSession, ownerOf, readKeys, type StoredSession, writeUsername } from '../session/keys.ts';
import { leaveForSignIn } from '../session/offerSignIn.ts';
import { NOBODY, type SessionState, sessionStore } from '../session/sessionStore.ts';
import { signOut } from '../session/signOut.ts';
import { withReport } from '../call/withReport.ts';
import { askPermissionInfo, rightsStanding, takePermissionInfo } from './permissionInfo.ts';
import { signInBy } from './signInBy.ts';

/** The sign-in form holds this. */
export interface SignInRequest {
  /** The name is resolved to an id when tenants are on. */
  readonly tenantName?: string;
  readonly username: string;
  readonly password: string;
  /** The text of a solved captcha, where the back end has asked for one. */
  readonly captchaVerification?: string | undefined;
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

/** Tells whether the user's rights may have changed since this document took them, and takes them anew. */
export const rights = {
  standing: rightsStanding,
  refresh: refreshRights,
};

let startedKeys: StoredSession | null = null;
let startedState: SessionState | null = null;

/** Signs in and stores the session, and shows no messages. @throws ApiError with the words to show at the form */
async function signIn({ tenantName = '', username, password, captchaVerification }: SignInRequest): Promise<void> {
  await signInBy(auth.login, { username, password, captchaVerification }, { tenantName, username });
}

/**
 * Begins the session of this document: loads the user and what the user may do. Dictionaries come when they come.
 *
 * @throws ApiError when the user could not be loaded; nothing was shown. When the back end refused the user, the session is
 * closed: the shell shows the message and goes to `/`. Whatever else failed leaves the session as it was, and may be tried again.
 */
async function start(): Promise<PermissionInfo> {
  if (await isLeftOver()) return leaveForSignIn();
  if (platform().configuration.tokens !== undefined) {
    tryAgain();
    await takeGivenToken();
  }
  const before = readKeys();
  const entries = openDictionaries();
  entries.catch(() => {}); // It is told below, once somebody's session has started.
  let sent: Credentials = before;
  const [user] = await Promise.allSettled([askPermissionInfo((credentials) => (sent = credentials))]);
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
  const { info } = user.value;
  startedKeys = now;
  startedState = stateOf(info);
  takePermissionInfo(user.value);
  sessionStore.write(startedState);
  void storeAccountName(now, info);
  // Until they come pages show values instead of labels: the user is told, and the session goes on.
  entries.catch((reason: unknown) => {
    if (reason instanceof ApiError && ownerOf(readKeys()) === ownerOf(now)) showFailure(reason);
  });
  return info;
}

let refreshing: Promise<PermissionInfo | null> | null = null;

/**
 * Asks what the user may do now, by one call whatever the number of callers, and takes it over. Offers to sign in where the session is
 * over.
 *
 * @returns null where nothing has changed
 * @throws ApiError when it could not be asked; nothing was shown, and the rights stay
 */
function refreshRights(): Promise<PermissionInfo | null> {
  return (refreshing ??= withReport(askForRights(), { quiet: true }).finally(() => (refreshing = null)));
}

async function askForRights(): Promise<PermissionInfo | null> {
  const asked = await askPermissionInfo();
  const state = sessionStore.read();
  if (state.phase !== 'started' || !lasts() || !takePermissionInfo(asked)) return null;
  startedState = { ...state, ...rightsOf(asked.info) };
  sessionStore.write(startedState);
  return asked.info;
}

/** Stores the account's name, which some ways to sign in do not tell, as long as the session goes on. It never fails. */
async function storeAccountName(started: StoredSession, info: PermissionInfo): Promise<void> {
  const name = accountName(info);
  if (name === null || name === started.username) return;
  try {
    await exclusively(() => {
      const stored = readKeys();
      if (stored.accessToken !== null && ownerOf(stored) === ownerOf(started)) writeUsername(name);
    });
  } catch {
    // Storage is full: pages have the name, and other documents do without it.
  }
}

const accountName = ({ user }: PermissionInfo): string | null => user.userName || user.username || null;

/** Shows the user by another name or picture from now on, after a change of these on the server. An empty picture is the drawn one. */
export function showUser({ nickname, avatar }: { readonly nickname?: string; readonly avatar?: string }): void {
  const state = sessionStore.read();
  if (state.user === null) return;
  const user = {
    ...state.user,
    ...(nickname !== undefined && { nickname }),
    ...(avatar !== undefined && { avatar: avatar || defaultAvatar }),
  };
  sessionStore.write({ ...state, user });
  if (startedState !== null) startedState = { ...startedState, user };
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

function stateOf(info: PermissionInfo): SessionState {
  const { user } = info;
  return {
    phase: 'started',
    user: {
      id: user.id,
      userName: accountName(info) ?? readKeys().username ?? '',
      nickname: user.nickname,
      avatar: user.avatar || defaultAvatar,
    },
    ...rightsOf(info),
  };
}

const rightsOf = ({ roles, permissions }: PermissionInfo): Pick<SessionState, 'roles' | 'permissions'> => ({
  roles: roles.length > 0 ? roles : ['ROLE_DEFAULT'],
  permissions,
});

/**
 * Ends the session of this document when another browser tab has signed out, or signed in as someone else. Whoever stayed for unsaved
 * work can save it after signing in again there; that session is told as a new object, so that what failed for want of one goes on.
 */
export function followOtherTabs(): void {
  const { phase } = sessionStore.read();
  const stored = readKeys();
  if (phase === 'started' && !lasts(stored)) sessionStore.write({ phase: 'ended', ...NOBODY });
  if (!lasts(stored) || startedState === null || isTold(stored)) return;
  startedKeys = stored;
  startedState = { ...startedState };
  sessionStore.write(startedState);
}

/** Whether the session in storage is of the user of this document. */
const lasts = (stored = readKeys()): boolean =>
  startedKeys !== null && stored.accessToken !== null && ownerOf(stored) === ownerOf(startedKeys);

/** Whether the document says already that the session in storage goes on. */
const isTold = (stored: StoredSession): boolean =>
  sessionStore.read().phase !== 'ended' && startedKeys !== null && isSameSession(stored, startedKeys);
