import type { Access, Id } from '@zhilv/contract';

/** Role code that passes every permission check (docs/protocol/README.md §9). */
export const SUPER_ADMIN = 'super_admin';
/** Permission that stands for every other. */
export const EVERY_PERMISSION = '*:*:*';

/** The user that a request's access token belongs to, with what this user may do at this moment. */
export interface SignedInUser {
  readonly id: Id;
  readonly tenantId: number;
  readonly username: string;
  readonly nickname: string;
  readonly deptId: Id | null;
  readonly avatar: string | null;
  readonly email: string | null;
  /** Codes of the user's enabled roles. */
  readonly roles: readonly string[];
  /** Permission strings of the enabled menu rows granted to those roles; a super user has {@link EVERY_PERMISSION} alone. */
  readonly permissions: readonly string[];
  /** What the user has allowed another application that calls in the user's name; left out where the user calls. */
  readonly scopes?: readonly string[];
}

/** Tells whether the user may call what asks for a permission, or an application in the user's name what asks for a scope. */
export const isAdmitted = (user: SignedInUser, access: Extract<Access, object>): boolean =>
  'scope' in access ? user.scopes?.includes(access.scope) === true : isPermitted(user, access.permission);

/** Tells whether the user holds the permission, by name or as super user. */
const isPermitted = (user: SignedInUser, permission: string): boolean =>
  user.permissions.includes(EVERY_PERMISSION) || user.permissions.includes(permission);
