import type { Id } from '@zhilv/contract';
import { dept, menu, permission, type Role, role } from '@zhilv/contract/system';
import { treeOf } from '@zhilv/crud';
import { ApiError, call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';
import { menuNodes } from '../../parts/menuTree/menuNodes.ts';
import { ownMenus } from '../../parts/menuTree/ownMenus.ts';

const QUIET = { quiet: true };

/** The menu rows of a role, and those that there are. */
export interface RoleMenus {
  readonly nodes: readonly TreeListNode[];
  readonly menuIds: readonly Id[];
}

export async function loadRoleMenus({ id }: Role): Promise<RoleMenus> {
  const [names, own, menuIds] = await Promise.all([
    call(menu.listAllSimple, {}, QUIET),
    ownMenus(),
    call(permission.listRoleMenus, { roleId: id }, QUIET),
  ]);
  return { nodes: menuNodes(names, own), menuIds };
}

/** The data scope of a role as it is now, and the departments that the user sees. */
export interface RoleDataScope {
  readonly nodes: readonly TreeListNode[];
  readonly dataScope: number;
  readonly deptIds: readonly Id[];
}

export async function loadDataScope(of: Role): Promise<RoleDataScope> {
  const [depts, now] = await Promise.all([call(dept.listAllSimple, {}, QUIET), call(role.get, { id: of.id }, QUIET)]);
  if (now === null) throw new ApiError('business', '角色已被删除，请刷新列表', { code: role.codes.missing });
  return {
    nodes: treeOf(depts, ({ name }) => name),
    dataScope: now.dataScope,
    deptIds: now.dataScopeDeptIds ?? [],
  };
}
