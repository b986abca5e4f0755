import type { Id } from '@zhilv/contract';
import { userGroup, UserGroup } from '@zhilv/contract/bpm';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Call, implement } from '../../call/implement.ts';
import { contains, equals, within } from '../../records/filters.ts';
import { recordHistory } from '../../records/history/recordHistory.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { recordsOf } from '../../records/recordsOf.ts';
import { findRow, rowsWhere, shownBy } from '../../records/rows.ts';
import { visibleUsers } from '../../system/access/scope/visible.ts';
import { users } from '../../system/user/user.table.ts';
import { userMissing } from '../../system/user/userMissing.ts';
import { idsWithout, eachOnce } from '../idLists.ts';
import { userGroupMissing } from './userGroupRefusals.ts';
import { userGroups } from './userGroup.table.ts';

const history = recordHistory(userGroups, {
  fields: ['name', 'description', 'memberUserIds', 'status'],
  words: {
    name: '用户组',
    fields: {
      name: { label: '组名', kind: 'text' },
      description: { label: '描述', kind: 'longText' },
      memberUserIds: { label: '成员编号', kind: 'longText' },
      status: { label: '状态', kind: 'dict', dictionary: 'common_status' },
    },
  },
});

const groupRows = recordsOf(userGroups, { missing: userGroupMissing }, history);

/** A row's revision is made of the time of its last change. */
const list = listOf(userGroups, z.extend(UserGroup, { updateTime: z.number() }), {
  matches: ({ name, status, createTime }: FiltersOf<typeof userGroup.page>) => [
    contains(userGroups.name, name),
    equals(userGroups.status, status),
    ...within(userGroups.createTime, createTime),
  ],
  sortable: ['name', 'status', 'createTime'],
});

/** User groups of processes (docs/protocol/bpm.md §9). */
export const handlers = [
  implement(userGroup.page, async (call) => {
    const page = await pageOfRows(call, list);
    return { ...page, list: page.list.map(withRevision), offers: [...page.offers, 'restore', 'changes'] };
  }),
  implement(userGroup.get, async (call) => {
    const row = await findRow(call, userGroups, call.input.id);
    return row && withRevision(row);
  }),
  implement(userGroup.create, async (call) => {
    const memberUserIds = eachOnce(call.input.memberUserIds);
    await requireUsers(call, memberUserIds);
    return groupRows.create(call, { ...call.input, memberUserIds });
  }),
  implement(userGroup.update, async (call) => {
    const before = await groupRows.required(call, call.input.id, ['memberUserIds']);
    const memberUserIds = eachOnce(call.input.memberUserIds);
    // Members who are gone meanwhile do not stand against a change of anything else.
    await requireUsers(call, idsWithout(memberUserIds, before.memberUserIds));
    return groupRows.update(call, { ...call.input, memberUserIds });
  }),
  implement(userGroup.delete, (call) => groupRows.remove(call, call.input.id)),
  implement(userGroup.restore, (call) => groupRows.restore(call, call.input.id)),
  implement(userGroup.changes, (call) => groupRows.changes(call, call.input.id)),
  implement(userGroup.listAllSimple, (call) => enabledGroups(call)),
  implement(userGroup.simpleList, (call) => enabledGroups(call)),
];

const withRevision = <Row extends { readonly updateTime: number }>(row: Row) => ({ ...row, revision: row.updateTime });

const enabledGroups = (call: Pick<Call, 'db' | 'tenantId'>) =>
  rowsWhere(call, userGroups, eq(userGroups.status, 0), {
    orderBy: [asc(userGroups.id)],
    columns: shownBy(userGroups, UserGroup),
  });

type Calling = Pick<Call, 'db' | 'tenantId'> & { readonly user: NonNullable<Call['user']> };

/** @throws BusinessError for a user who is not there, or whom the caller must not know of */
async function requireUsers(call: Calling, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await rowsWhere(call, users, and(inArray(users.id, [...ids]), visibleUsers(call.user)), { columns: ['id'] });
  if (found.length < ids.length) throw userMissing();
}
