import type { Id } from '@zhilv/contract';
import { post, role } from '@zhilv/contract/system';
import { call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';

/** The posts and roles that are on. @throws ApiError, which the user has been told of */
export const loadPosts = async (): Promise<readonly TreeListNode[]> => nodesOf(await call(post.listAllSimple, {}));
export const loadRoles = async (): Promise<readonly TreeListNode[]> => nodesOf(await call(role.listAllSimple, {}));

const nodesOf = (rows: readonly { readonly id: Id; readonly name: string }[]): TreeListNode[] =>
  rows.map(({ id, name }) => ({ key: String(id), label: name }));
