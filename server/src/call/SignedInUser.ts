import type { Access, Id } from '@zhilv/contract';

/** Role code that passes every permission check (docs/protocol/README.md §9). */
export const SUPER_ADMIN = 'super_admin';
/** Permission that stands for every other. */
export const EVERY_PERMISSION = '*:*:*';

/** The departments whose people and records a user's roles show (`system_data_scope`). Everybody sees himself besides. */
export interface DataScope {
  /** True for all of the tenant; then the rest does not count. */
  readonly all: boolean;
  /** The departments that roles name. */
  readonly deptIds: readonly Id[];
  /** The user's own department. */
  readonly ownDept: 'hidden' | 'alone' | 'with those below';
}

/** The scope of who has no role. */
export const ONESELF: DataScope = { all: false, deptIds: [], ownDept: 'hidden' };

export const ALL_OF_TENANT: DataScope = { all: true, deptIds: [], ownDept: 'hidden' };

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
  /** The departments whose people and records those roles show. */
  readonly dataScope: DataScope;
  /** What the user has allowed another application that calls in the user's name; left out where the user calls. */
  readonly scopes?: readonly string[];
}

/** Tells whether the user may call what asks for a permission, or an application in the user's name what asks for a scope. */
export const isAdmitted = (user: SignedInUser, access: Extract<Access, object>): boolean =>
  'scope' in access ? user.scopes?.includes(access.scope) === true : isPermitted(user, access.permission);

/** Tells whether the user may do everything without a grant. */
export const isSuperUser = ({ permissions }: Pick<SignedInUser, 'permissions'>): boolean =>
  permissions.includes(EVERY_PERMISSION);

/** Tells whether the user holds the permission, by name or as super user. */
const isPermitted = (user: SignedInUser, permission: string): boolean =>
  isSuperUser(user) || user.permissions.includes(permission);
