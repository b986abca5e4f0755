import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { ById, queryId } from '../../wire/query.ts';
import { Done, Id, requiredId, requiredText } from '../../wire/values.ts';

/** A person has at most so many views of one list. */
export const MAX_LIST_VIEWS = 30;

/** The columns of a table: their order, and those that do not show. A name that the list does not know counts as absent. */
const Columns = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) });

const columnNames = z
  .array(z.string().check(z.maxLength(64, { error: '列名长度不能超过 64 个字符' })))
  .check(z.maxLength(50, { error: '列不能超过 50 个' }));

/** The path of a list's page call, which names the list. */
const ListPath = z
  .string({ error: '列表不能为空' })
  .check(z.maxLength(100), z.regex(/^(\/[a-z0-9-]+)+$/, { error: '列表应为分页接口的路径' }));

const RoleName = z.object({ id: Id, name: z.string() });

/** The filter, order and columns of a list under a name. Only our server has them; its page answers say so by `offers`. */
export const ListView = z.object({
  id: Id,
  name: z.string(),
  /** The query of the list's address: filters and order, without page. */
  query: z.string(),
  /** Null stands for the columns of the page. */
  columns: z.nullable(Columns),
  /** Whoever has the role sees the view, too; null for a private one. */
  role: z.nullable(RoleName),
  /** The nickname of whoever shares it; null for a view of the caller's own. */
  owner: z.nullable(z.string()),
});
export type ListView = z.infer<typeof ListView>;

const content = {
  name: requiredText('视图名称', 30),
  query: z.string().check(z.maxLength(2000, { error: '筛选条件过长，不能保存为视图' })),
  columns: z.nullable(z.object({ order: columnNames, hidden: columnNames })),
  /** Absence is the same as null. */
  roleId: z.nullish(queryId),
};

/** The calls about views of lists. All of them are about the caller's own, but for `list`, which has shared ones, too. */
export const listView = {
  /** The views that the caller may show, own ones first, and the roles that the caller may share a view with. */
  list: endpoint({
    method: 'GET',
    path: '/system/list-view/list',
    access: 'signed-in',
    input: z.object({ list: ListPath }),
    output: z.object({ views: z.array(ListView), roles: z.array(RoleName) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/system/list-view/create',
    access: 'signed-in',
    input: z.object({ list: ListPath, ...content }),
    output: Id,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/system/list-view/update',
    access: 'signed-in',
    input: z.object({ id: requiredId('视图编号'), ...content }),
    output: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/system/list-view/delete',
    access: 'signed-in',
    input: ById,
    output: Done,
  }),
};
