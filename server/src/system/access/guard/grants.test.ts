import { ACCESS_REFUSALS } from '@zhilv/contract/system';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BusinessError } from '../../../call/BusinessError.ts';
import { ALL_OF_TENANT, type DataScope, EVERY_PERMISSION, ONESELF } from '../../../call/SignedInUser.ts';
import type { OpenDatabase } from '../../../db/openDatabase.ts';
import { depts } from '../../dept/dept.table.ts';
import { menus } from '../../menu/menu.table.ts';
import { roleMenus, roles, userRoles } from '../../role/role.table.ts';
import { refuseForeignRoles, refuseForeignRows, refuseStrongerUser } from './grants.ts';
import { refuseWiderScope } from './refuseWiderScope.ts';

/* The caller, user 20, has role 20 with rows 1 and 2, and is in department 2 of 1 > 2 > 3 and 1 > 4. */

const role = (id: number, code: string, more: object = {}) => ({ id, code, name: code, tenantId: 1, dataScope: 5, ...more });

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const row = { type: 3, name: '按钮' };
  await db.insert(menus).values([1, 2, 3].map((id) => ({ ...row, id, name: `按钮${id}` })));
  await db.insert(menus).values({ ...row, id: 4, deleted: true });
  await db.insert(depts).values(
    [
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 1],
    ].map(([id = 0, parentId = 0]) => ({ id, parentId, name: `部门${id}`, tenantId: 1 })),
  );
  await db
    .insert(roles)
    .values([
      role(20, 'own'),
      role(21, 'weaker'),
      role(22, 'stronger'),
      role(23, 'super_admin'),
      role(24, 'wide', { dataScope: 1 }),
      role(25, 'off', { status: 1 }),
    ]);
  const grants = Object.entries({ 20: [1, 2], 21: [1, 4], 22: [1, 3], 25: [3] });
  await db
    .insert(roleMenus)
    .values(grants.flatMap(([roleId, rows]) => rows.map((menuId) => ({ roleId: Number(roleId), menuId }))));
  const held = [
    [20, 20],
    [20, 25],
    [30, 21],
    [40, 22],
    [50, 23],
    [60, 24],
  ];
  await db.insert(userRoles).values(held.map(([userId = 0, roleId = 0]) => ({ userId, roleId })));
});
afterAll(() => database.close());

const caller = (dataScope: Partial<DataScope> = { ownDept: 'alone' }, permissions: readonly string[] = []) => ({
  db: database.db,
  tenantId: 1,
  user: {
    id: 20,
    tenantId: 1,
    username: 'own',
    nickname: '甲',
    deptId: 2,
    avatar: null,
    email: null,
    roles: [],
    permissions,
    dataScope: { ...ONESELF, ...dataScope },
  },
});
const superUser = () => caller(ALL_OF_TENANT, [EVERY_PERMISSION]);

describe('nobody grants what he does not have', () => {
  it('by row, as long as the row is there and the own role is on', async () => {
    await refuseForeignRows(caller(), [1, 2, 4]);
    await refuseForeignRows(superUser(), [1, 3]);
    await expect(refuseForeignRows(caller(), [1, 3])).rejects.toMatchObject({ code: ACCESS_REFUSALS.foreignGrant });
  });

  it('by role, with all its rows', async () => {
    await refuseForeignRoles(caller(), [20, 21]);
    await refuseForeignRoles(superUser(), [22, 23, 24]);
    for (const id of [22, 23]) {
      await expect(refuseForeignRoles(caller(), [21, id])).rejects.toMatchObject({ code: ACCESS_REFUSALS.foreignGrant });
    }
  });

  it('by the data scope of a role', async () => {
    await refuseForeignRoles(caller({ all: true }), [24]);
    await expect(refuseForeignRoles(caller(), [24])).rejects.toMatchObject({ code: ACCESS_REFUSALS.widerScope });
  });

  it('by the account of somebody with more rights', async () => {
    await refuseStrongerUser(caller(), 30);
    await refuseStrongerUser(caller(), 20);
    await refuseStrongerUser(superUser(), 50);
    for (const id of [40, 50, 60]) {
      await expect(refuseStrongerUser(caller(), id)).rejects.toMatchObject({ code: ACCESS_REFUSALS.strongerUser });
    }
  });
});

describe('a data scope that is given', () => {
  const given: Readonly<Record<string, readonly [dataScope: number, deptId?: number]>> = {
    all: [1],
    chosen: [2, 2],
    chosenBelow: [2, 3],
    ownDept: [3],
    below: [4],
    oneself: [5],
  };

  it.each<[string, Partial<DataScope>, readonly string[]]>([
    ['all', { all: true }, ['all', 'chosen', 'chosenBelow', 'ownDept', 'below', 'oneself']],
    [
      'the own department and those below',
      { ownDept: 'with those below' },
      ['chosen', 'chosenBelow', 'ownDept', 'below', 'oneself'],
    ],
    ['the own department alone', { ownDept: 'alone' }, ['chosen', 'ownDept', 'oneself']],
    ['departments of a list, and one of them without those below', { deptIds: [3, 1] }, ['chosenBelow', 'ownDept', 'oneself']],
    [
      'departments of a list with all below',
      { deptIds: [3], ownDept: 'alone' },
      ['chosen', 'chosenBelow', 'ownDept', 'below', 'oneself'],
    ],
    ['nobody but oneself', {}, ['oneself']],
  ])('is at most the own one: %s', async (_, own, allowed) => {
    const refusals = Object.entries(given).map(async ([name, [dataScope, deptId]]) => {
      const wanted = { dataScope, dataScopeDeptIds: deptId === undefined ? null : [deptId] };
      const code = await refuseWiderScope(caller(own), wanted).then(
        () => null,
        (error: unknown) => (error instanceof BusinessError ? error.code : error),
      );
      return [name, code] as const;
    });

    expect(Object.fromEntries(await Promise.all(refusals))).toEqual(
      Object.fromEntries(Object.keys(given).map((name) => [name, allowed.includes(name) ? null : ACCESS_REFUSALS.widerScope])),
    );
  });
});
