import { auth, type PermissionInfo, social } from '@zhilv/contract/system';
import { type Call, implement, type Implementation } from '../../call/implement.ts';
import { EVERY_PERMISSION, SUPER_ADMIN } from '../../call/SignedInUser.ts';
import { LoginType, logSignOut } from './loginLog.ts';
import { signIn } from './signIn.ts';
import { socialSignIn } from './socialSignIn.ts';
import { bearerToken, endSignIn } from '../../session/tokens.ts';
import { refreshAccess } from './refreshAccess.ts';

export const handlers: readonly Implementation[] = [
  implement(auth.login, signIn),
  implement(social.login, socialSignIn),
  implement(auth.logout, signOut),
  implement(auth.refreshToken, refreshAccess),
  implement(auth.permissionInfo, permissionInfo),
];

/** Signing out succeeds with any token, because there is no session left in each case. */
async function signOut(call: Call<typeof auth.logout>): Promise<boolean> {
  const token = bearerToken(call.request.headers.get('authorization'));
  const userId = token === null ? null : await endSignIn(call.db, token);
  if (userId !== null) await logSignOut(call, userId, LoginType.signOut);
  return true;
}

async function permissionInfo({ user, granted }: Call<typeof auth.permissionInfo>): Promise<PermissionInfo> {
  const { menus, permissions } = granted;
  const isSuper = user.roles.includes(SUPER_ADMIN);
  return {
    user: {
      id: user.id,
      nickname: user.nickname,
      avatar: user.avatar,
      userName: user.username,
      username: user.username,
      deptId: user.deptId,
      email: user.email,
    },
    // Clients of this API ask for `admin` and `*:*:*`, but a real back end's super user has only `super_admin`.
    roles: isSuper ? [...new Set([SUPER_ADMIN, 'admin', ...user.roles])] : [...user.roles],
    permissions: isSuper ? [EVERY_PERMISSION, ...permissions] : [...permissions],
    menus: [...menus],
  };
}
