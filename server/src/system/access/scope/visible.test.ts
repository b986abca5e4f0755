import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { and, asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_OF_TENANT, type DataScope, ONESELF } from '../../../call/SignedInUser.ts';
import type { OpenDatabase } from '../../../db/openDatabase.ts';
import { kept } from '../../../records/rows.ts';
import { loginLogs } from '../../auth/loginLog.table.ts';
import { depts } from '../../dept/dept.table.ts';
import { users } from '../../user/user.table.ts';
import { requireVisibleDept, requireVisibleUser } from './requireVisible.ts';
import { ofVisibleUsers, type Viewer, visibleDepts, visibleUsers } from './visible.ts';

/* Departments 1 > 2 > 3, 1 > 4, and two in a circle, 5 and 6. The viewer is user 20 in department 2. */

const dept = (id: number, parentId: number, more: object = {}) => ({ id, parentId, name: `部门${id}`, tenantId: 1, ...more });
const person = (id: number, deptId: number | null, tenantId = 1) => ({
  id,
  deptId,
  tenantId,
  username: `user${id}`,
  nickname: `用户${id}`,
  password: '',
});

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await db
    .insert(depts)
    .values([dept(1, 0), dept(2, 1), dept(3, 2), dept(4, 1), dept(5, 6), dept(6, 5), dept(7, 2, { deleted: true })]);
  await db.insert(depts).values([dept(8, 2, { tenantId: 2 }), dept(9, 7)]);
  await db.insert(users).values([person(10, 1), person(20, 2), person(30, 3), person(40, 4), person(50, 5), person(60, null)]);
  await db.insert(users).values([person(80, 2, 2), person(90, 9)]);
  const entry = { logType: 100, traceId: '', username: '', result: 0, userIp: '', userAgent: '', createTime: 0 };
  await db
    .insert(loginLogs)
    .values([10, 20, 30, 80, null].map((userId) => ({ ...entry, userId, tenantId: userId === 80 ? 2 : 1 })));
});
afterAll(() => database.close());

const viewer = (dataScope: Partial<DataScope>, deptId: number | null = 2): Viewer => ({
  id: 20,
  tenantId: 1,
  deptId,
  dataScope: { ...ONESELF, ...dataScope },
});

async function seenBy(who: Viewer) {
  const { db } = database;
  const [visible, people] = await Promise.all([
    db
      .select({ id: depts.id })
      .from(depts)
      .where(and(kept(depts, who), visibleDepts(who)))
      .orderBy(asc(depts.id)),
    db
      .select({ id: users.id })
      .from(users)
      .where(and(kept(users, who), visibleUsers(who)))
      .orderBy(asc(users.id)),
  ]);
  return { depts: visible.map(({ id }) => id), users: people.map(({ id }) => id) };
}

describe('departments and people are seen', () => {
  it('all of the tenant by a scope of all', async () => {
    expect(await seenBy(viewer(ALL_OF_TENANT))).toEqual({
      depts: [1, 2, 3, 4, 5, 6, 9],
      users: [10, 20, 30, 40, 50, 60, 90],
    });
  });

  it('not by who has no role, besides himself', async () => {
    expect(await seenBy(viewer({}))).toEqual({ depts: [], users: [20] });
  });

  it('as far as the own department goes', async () => {
    expect(await seenBy(viewer({ ownDept: 'alone' }))).toEqual({ depts: [2], users: [20] });
  });

  it('with those below the own one, but not through a deleted one or into another tenant', async () => {
    expect(await seenBy(viewer({ ownDept: 'with those below' }))).toEqual({ depts: [2, 3], users: [20, 30] });
  });

  it('once each when departments stand in a circle', async () => {
    expect(await seenBy(viewer({ ownDept: 'with those below' }, 5))).toEqual({ depts: [5, 6], users: [20, 50] });
  });

  it('of a role’s list, together with the own one', async () => {
    expect(await seenBy(viewer({ deptIds: [4], ownDept: 'alone' }))).toEqual({ depts: [2, 4], users: [20, 40] });
  });

  it('by who has no department, as himself', async () => {
    expect(await seenBy(viewer({ ownDept: 'with those below' }, null))).toEqual({ depts: [], users: [20] });
  });
});

it('shows rows of a log about people who are seen, and none that names nobody', async () => {
  const shown = async (who: Viewer) => {
    const where = ofVisibleUsers(who, loginLogs.userId);
    const rows = await database.db.select({ id: loginLogs.userId }).from(loginLogs).where(where).orderBy(asc(loginLogs.userId));
    return rows.map(({ id }) => id);
  };

  expect(await shown(viewer({ ownDept: 'with those below' }))).toEqual([20, 30]);
  expect(await shown(viewer({}))).toEqual([20]);
  expect(await shown(viewer(ALL_OF_TENANT))).toEqual([10, 20, 30, 80, null]);
});

it('tells of a department or user that is hidden what it tells of one that is not there', async () => {
  const call = { db: database.db, tenantId: 1, user: viewer({ ownDept: 'with those below' }) };

  await requireVisibleDept(call, 3);
  await requireVisibleUser(call, 30);
  for (const id of [1, 7, 8, 999]) await expect(requireVisibleDept(call, id)).rejects.toMatchObject({ code: 1002004002 });
  for (const id of [10, 80, 999]) await expect(requireVisibleUser(call, id)).rejects.toMatchObject({ code: 1002003003 });
});
