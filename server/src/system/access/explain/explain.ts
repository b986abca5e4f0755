import { type Id, sameId } from '@zhilv/contract';
import type { GrantReason, LackReason } from '@zhilv/contract/system';
import { SUPER_ADMIN } from '../../../call/SignedInUser.ts';
import type { MenuRow } from '../../menu/enabledMenus.ts';

/** A role, and whether it is on. */
interface ExplainedRole {
  readonly id: Id;
  readonly name: string;
  readonly code: string;
  readonly status: number;
}

/** What decides whether somebody may do something. */
export interface Standing {
  readonly userStatus: number;
  /** The roles of the user, those that are off too. */
  readonly roles: readonly ExplainedRole[];
  /** All roles of the tenant that are on. */
  readonly tenantRoles: readonly ExplainedRole[];
  /** All menu rows that are kept, those that are off too. */
  readonly rows: readonly MenuRow[];
  readonly grants: readonly { readonly roleId: Id; readonly menuId: Id }[];
}

/** What it takes: a sign-in or nothing, a permission, or a way to a page through the rows of the menu. */
export type Requirement =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'no-call' }
  | RowRequirement;

type RowRequirement =
  | { readonly kind: 'permission'; readonly permission: string }
  | { readonly kind: 'page'; readonly leads: (row: MenuRow, rowsAbove: readonly MenuRow[]) => boolean };

/** Says why somebody may do it, or all that is missing. */
export interface Explanation {
  readonly because: GrantReason[];
  readonly missing: LackReason[];
}

/**
 * Finds the reasons by the rules of `KeptRights`: a permission takes a row that is on, a page also those above it, each granted by a role
 * that is on. A super user passes every permission, and has all rows that are on.
 */
export function explain(requirement: Requirement, standing: Standing): Explanation {
  const { userStatus, roles } = standing;
  if (requirement.kind === 'public') return { because: [reason('public')], missing: [] };
  if (requirement.kind === 'no-call') return { because: [], missing: [lack('no-call')] };
  const off = userStatus === 0 ? [] : [lack('user-off')];
  if (requirement.kind === 'signed-in')
    return off.length > 0 ? { because: [], missing: off } : { because: [reason('signed-in')], missing: [] };

  const superRole = roles.find(({ code, status }) => code === SUPER_ADMIN && status === 0);
  const { because, missing } =
    superRole !== undefined && requirement.kind === 'permission'
      ? { because: [reason('super', superRole.name)], missing: [] }
      : byRows(requirement, standing, superRole);
  if (off.length === 0 && because.length > 0) return { because, missing: [] };
  const none = superRole === undefined && !roles.some(({ status }) => status === 0) ? [lack('no-role')] : [];
  return { because: [], missing: [...off, ...none, ...(because.length > 0 ? [] : missing)] };
}

function byRows(requirement: RowRequirement, standing: Standing, superRole: ExplainedRole | undefined): Explanation {
  const byId = new Map(standing.rows.map((row) => [String(row.id), row]));
  const ways = standing.rows.flatMap((row): Way[] => {
    if (requirement.kind === 'permission')
      return row.permission === requirement.permission ? [{ row, above: rowsAbove(row, byId), isPage: false }] : [];
    const above = rowsAbove(row, byId);
    return row.type !== BUTTON && requirement.leads(row, above) ? [{ row, above, isPage: true }] : [];
  });
  if (ways.length === 0) return { because: [], missing: [lack('no-row')] };
  const found = ways.map((way) => throughRow(way, standing, superRole));
  const missing = new Map(found.flatMap((one) => one.missing).map((one) => [`${one.kind} ${one.name ?? ''}`, one]));
  return { because: found.flatMap((one) => one.because), missing: [...missing.values()] };
}

interface Way {
  readonly row: MenuRow;
  /** The rows above it, the nearest first. */
  readonly above: readonly MenuRow[];
  /** Whether the rows above it have to be on and granted as well. */
  readonly isPage: boolean;
}

const BUTTON = 3;
/** The parent of the first rows. */
const ROOT = '0';

function throughRow({ row, above, isPage }: Way, standing: Standing, superRole: ExplainedRole | undefined): Explanation {
  const title = titleOf(row, above);
  const needed = isPage ? [row, ...above] : [row];
  const off = needed
    .filter(({ status }) => status !== 0)
    .map((one) => lack(one === row ? 'row-off' : 'parent-off', titleOf(one, above.slice(above.indexOf(one) + 1))));
  // A row below one that was deleted, or in a circle, is shown to nobody.
  const outside = isPage && String(needed.at(-1)?.parentId) !== ROOT ? [lack('outside', title)] : [];
  if (superRole !== undefined)
    return off.length + outside.length > 0
      ? { because: [], missing: [...outside, ...off] }
      : { because: [reason('super', superRole.name, title)], missing: [] };

  const ungranted = needed.flatMap((one) => {
    if (rolesWith(one, standing.roles, standing).some(({ status }) => status === 0)) return [];
    const switchedOff = rolesWith(one, standing.roles, standing);
    if (switchedOff.length > 0) return switchedOff.map(({ name }) => lack('role-off', name));
    const others = rolesWith(one, standing.tenantRoles, standing).map(({ name }) => name);
    const kind = one === row ? 'not-granted' : 'parent-not-granted';
    return [lack(kind, titleOf(one, above.slice(above.indexOf(one) + 1)), others)];
  });
  const missing = [...outside, ...off, ...ungranted];
  if (missing.length > 0) return { because: [], missing };
  const givers = rolesWith(row, standing.roles, standing).filter(({ status }) => status === 0);
  return { because: givers.map(({ name }) => reason('grant', name, title)), missing: [] };
}

const rolesWith = (row: MenuRow, roles: readonly ExplainedRole[], { grants }: Standing): readonly ExplainedRole[] =>
  roles.filter(({ id }) => grants.some((grant) => sameId(grant.roleId, id) && sameId(grant.menuId, row.id)));

/** Gives the rows above a row, the nearest first. A row in a circle has those that come before it comes again. */
function rowsAbove(row: MenuRow, byId: ReadonlyMap<string, MenuRow>): readonly MenuRow[] {
  const above: MenuRow[] = [];
  for (let next = byId.get(String(row.parentId)); next !== undefined; next = byId.get(String(next.parentId))) {
    if (next === row || above.includes(next)) break;
    above.push(next);
  }
  return above;
}

const titleOf = (row: MenuRow, above: readonly MenuRow[]): string =>
  [row, ...above]
    .map(({ name }) => name)
    .toReversed()
    .join(' / ');

const reason = (kind: GrantReason['kind'], roleName: string | null = null, menuTitle: string | null = null): GrantReason => ({
  kind,
  roleName,
  menuTitle,
});

const lack = (kind: LackReason['kind'], name: string | null = null, roleNames: readonly string[] = []): LackReason => ({
  kind,
  name,
  roleNames: [...roleNames],
});
