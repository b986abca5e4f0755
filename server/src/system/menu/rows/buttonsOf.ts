import type { Access, Operation } from '@zhilv/contract';
import type { ResourceDeclaration } from '@zhilv/contract/resource';
import { button, type MenuNode } from './menuNode.ts';

/** The names of buttons, by the last word of their permission. */
const VERBS = { query: '查询', create: '新增', update: '修改', delete: '删除', export: '导出' } as const;

const permissionOf = (access: Access): string => (typeof access === 'object' && 'permission' in access ? access.permission : '');

/** The buttons of a resource's calls, each a permission: 查询, 新增, 修改, 删除, 导出. Their ids follow on `firstId`. */
export function buttonsOf(declared: ResourceDeclaration, firstId: number, noun: string): readonly MenuNode[] {
  const { page: list, create, update, delete: remove, export: exported } = declared;
  const calls: readonly (Operation | undefined)[] = [list, create, update, remove, exported];
  return Object.entries(VERBS).flatMap(([right, verb], index) => {
    const permission = permissionOf(calls[index]?.access ?? 'signed-in');
    // An export may go with the right to see the list.
    return permission.endsWith(`:${right}`) ? [button(firstId + index, `${noun}${verb}`, permission, index + 1)] : [];
  });
}
