import { sessionStore } from '../session/sessionStore.ts';

const EVERY_PERMISSION = '*:*:*';
/** The super user of a real back end has only this role, and no permissions (docs/protocol/README.md §9). */
const SUPER_USER = 'super_admin';

/** Tells whether the user has one permission. @throws Error when no code is given. */
export const hasPermission = (code: string): boolean => hasAnyPermission([code]);

/** Tells whether the user has at least one of the permissions. @throws Error when no code is given. */
export const hasAnyPermission = (codes: readonly string[]): boolean => permissionCodes(codes).some(holdsPermission);

/** Tells whether the user has all of the permissions. @throws Error when no code is given. */
export const hasAllPermissions = (codes: readonly string[]): boolean => permissionCodes(codes).every(holdsPermission);

/** Tells whether the user has one role. @throws Error when no code is given. */
export const hasRole = (code: string): boolean => hasAnyRole([code]);

/** Tells whether the user has at least one of the roles. @throws Error when no code is given. */
export const hasAnyRole = (codes: readonly string[]): boolean => roleCodes(codes).some(holdsRole);

/** Tells whether the user has all of the roles. @throws Error when no code is given. */
export const hasAllRoles = (codes: readonly string[]): boolean => roleCodes(codes).every(holdsRole);

function holdsPermission(code: string): boolean {
  const { roles, permissions } = sessionStore.read();
  return roles.includes(SUPER_USER) || permissions.includes(EVERY_PERMISSION) || permissions.includes(code);
}

function holdsRole(code: string): boolean {
  const { roles } = sessionStore.read();
  return roles.includes(SUPER_USER) || roles.includes('admin') || roles.includes(code);
}

const permissionCodes = (codes: unknown): readonly string[] => codesOf(codes, '请设置操作权限标签值');
const roleCodes = (codes: unknown): readonly string[] => codesOf(codes, '请设置角色权限标签值');

// Checks guard what people may do, and a forgotten code must not pass unseen where types were bypassed.
function codesOf(codes: unknown, message: string): readonly string[] {
  const given = Array.isArray(codes) && codes.length > 0 && codes.every((code) => typeof code === 'string' && code !== '');
  if (!given) throw new Error(message);
  return codes;
}
