import { type Id, type ParsedInputOf, sameId } from '@zhilv/contract';
import { type ListView, listView, MAX_LIST_VIEWS } from '@zhilv/contract/system';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Implementation, implement } from '../../call/implement.ts';
import { recordsOf } from '../../records/recordsOf.ts';
import { kept } from '../../records/rows.ts';
import { ascending, orderBy } from '../../records/sorting.ts';
import { roles } from '../role/role.table.ts';
import { users } from '../user/user.table.ts';
import { listViews } from './listView.table.ts';
import { type Caller, ownRoleIds, shareableRoles } from './shareableRoles.ts';

/** A list shows so many views: nobody looks through more, and members of a large role may share any number. */
const SHOWN = 200;

// Other servers of the family have no such calls, so the codes are HTTP's own.
const missing = () => new BusinessError(404, '视图不存在');
const taken = () => new BusinessError(400, '已经有同名的视图');
const tooMany = () => new BusinessError(400, `每个列表最多保存 ${MAX_LIST_VIEWS} 个视图`);
const foreignRole = () => new BusinessError(403, '只能共享给自己的角色');

const rows = recordsOf(listViews, { missing, unique: [{ by: ['userId', 'list', 'name'], taken }] });

/** Named views of lists: everybody's own, and those that members of a role share (docs/protocol/README.md §5). */
export const handlers: readonly Implementation[] = [
  implement(listView.list, async (call) => ({
    views: await shownViews(call, call.input.list),
    roles: await shareableRoles(call),
  })),
  implement(listView.create, async (call) => {
    const { user, input, db } = call;
    await refuseForeignRole(call, input.roleId);
    // Two calls at once may pass the limit by one, which does no harm.
    const own = and(kept(listViews, call), eq(listViews.userId, user.id), eq(listViews.list, input.list));
    if ((await db.$count(listViews, own)) >= MAX_LIST_VIEWS) throw tooMany();
    return rows.create(call, { ...contentOf(input), list: input.list, userId: user.id });
  }),
  implement(listView.update, async (call) => {
    const { input } = call;
    await refuseForeignView(call, input.id);
    await refuseForeignRole(call, input.roleId);
    return rows.update(call, { ...contentOf(input), id: input.id });
  }),
  implement(listView.delete, async (call) => {
    await refuseForeignView(call, call.input.id);
    return rows.remove(call, call.input.id);
  }),
];

const contentOf = ({ name, query, columns, roleId = null }: Omit<ParsedInputOf<typeof listView.create>, 'list'>) => ({
  name: name.trim(),
  query,
  columns,
  roleId,
});

async function shownViews(call: Caller, list: string): Promise<ListView[]> {
  const { db, user } = call;
  const { id, name, query, columns, userId } = listViews;
  const found = await db
    .select({ id, name, query, columns, userId, roleId: roles.id, roleName: roles.name, nickname: users.nickname })
    .from(listViews)
    // A role that is gone or switched off shares nothing.
    .leftJoin(roles, and(eq(roles.id, listViews.roleId), eq(roles.status, 0), kept(roles, call)))
    .leftJoin(users, eq(users.id, userId))
    .where(
      and(kept(listViews, call), eq(listViews.list, list), or(eq(userId, user.id), inArray(listViews.roleId, ownRoleIds(call)))),
    )
    .orderBy(desc(eq(userId, user.id)), ...orderBy(listViews, [ascending('name'), ascending('id')]))
    .limit(SHOWN);
  return found.map(({ userId: owner, roleId, roleName, nickname, ...view }) => ({
    ...view,
    role: roleId === null || roleName === null ? null : { id: roleId, name: roleName },
    owner: sameId(owner, user.id) ? null : (nickname ?? ''),
  }));
}

/** A view of somebody else is as unknown as one that is not there, even to those who see it. */
async function refuseForeignView(call: Caller, id: Id): Promise<void> {
  const { userId } = await rows.required(call, id, ['userId']);
  if (!sameId(userId, call.user.id)) throw missing();
}

/** Also a view that was shared before its owner lost the role is changed no more, unless it becomes private. */
async function refuseForeignRole(call: Caller, roleId: Id | null | undefined): Promise<void> {
  if (roleId === null || roleId === undefined) return;
  const own = await shareableRoles(call);
  if (!own.some(({ id }) => sameId(id, roleId))) throw foreignRole();
}
