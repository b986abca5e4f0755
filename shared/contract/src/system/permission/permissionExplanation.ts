import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { Id } from '../../wire/values.ts';

/** What somebody may be asked about: a permission, the path of a call, the key of a page, or the address of one. */
export const EXPLAINED_KINDS = ['permission', 'path', 'pageKey', 'address'] as const;
export type ExplainedKind = (typeof EXPLAINED_KINDS)[number];

/** A reason why somebody may do it. */
export const GrantReason = z.object({
  /** Nobody need hold anything for it; a sign-in is enough; a super user may do everything; a role grants a menu row. */
  kind: z.enum(['public', 'signed-in', 'super', 'grant']),
  /** Null where no role is needed. */
  roleName: z.nullable(z.string()),
  /** The titles of the menu row from the root; null where no row is needed. */
  menuTitle: z.nullable(z.string()),
});
export type GrantReason = z.infer<typeof GrantReason>;

/** A reason why somebody may not do it, each of which something else mends. */
export const LackReason = z.object({
  /**
   * The account is switched off; it has no role that is on; a role that grants the row is switched off; the row or one above it is
   * switched off; no role of the account grants the row or one above it; the row hangs below none that is there; no row carries the permission or leads to the page; no such
   * call.
   */
  kind: z.enum([
    'user-off',
    'no-role',
    'role-off',
    'row-off',
    'parent-off',
    'not-granted',
    'parent-not-granted',
    'outside',
    'no-row',
    'no-call',
  ]),
  /** The name of the role, or the titles of the menu row; null where neither is meant. */
  name: z.nullable(z.string()),
  /** The roles of the tenant that grant the row, of which one would do. */
  roleNames: z.array(z.string()),
});
export type LackReason = z.infer<typeof LackReason>;

/** Why a user may do something, or what is missing (docs/protocol/system.md §6.5). */
export const PermissionExplanation = z.object({
  user: z.object({ id: Id, username: z.string(), nickname: z.string() }),
  /** The permission that it takes; null where it takes none. */
  required: z.nullable(z.string()),
  granted: z.boolean(),
  /** Empty where it is not granted. */
  because: z.array(GrantReason),
  /** Empty where it is granted. */
  missing: z.array(LackReason),
});
export type PermissionExplanation = z.infer<typeof PermissionExplanation>;

/** Tells of the rights of others. Only our server has it. */
export const permissionExplanation = {
  get: endpoint({
    method: 'GET',
    path: '/system/permission/explain',
    access: { permission: 'system:permission:explain' },
    input: z.object({
      username: z.string().check(z.minLength(1, { error: '用户账号不能为空' }), z.maxLength(30)),
      kind: z.enum(EXPLAINED_KINDS),
      value: z.string().check(z.minLength(1, { error: '说明对象不能为空' }), z.maxLength(512)),
    }),
    output: PermissionExplanation,
  }),
};
