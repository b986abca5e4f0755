import { hasAllPermissions, hasAllRoles, hasAnyPermission, hasAnyRole } from './permissions.ts';

interface Amount {
  /** All of the codes that are named are needed, not any of them. */
  readonly every?: boolean;
}

/** Names what a user needs: a permission, a role, or both. Of several codes any one is enough unless `every` is set. */
export type Requirement = Amount &
  (
    | { readonly permission: string | readonly string[]; readonly role?: string | readonly string[] }
    | { readonly role: string | readonly string[]; readonly permission?: never }
  );

/** Tells whether the user has what is needed. @throws Error when no code is given */
export function isAllowed(requirement: Requirement): boolean {
  const { every = false } = requirement;
  // A property that is there without a value is a forgotten code, and the check says so.
  const allowedByRole = 'role' in requirement ? (every ? hasAllRoles : hasAnyRole)(listOf(requirement.role)) : true;
  if (!('permission' in requirement) && 'role' in requirement) return allowedByRole;
  return (every ? hasAllPermissions : hasAnyPermission)(listOf(requirement.permission)) && allowedByRole;
}

const listOf = (codes: string | readonly string[] | undefined): readonly string[] =>
  typeof codes === 'string' ? [codes] : (codes ?? []);
