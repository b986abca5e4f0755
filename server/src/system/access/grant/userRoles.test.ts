import { ACCESS_REFUSALS } from '@zhilv/contract/system';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { OFFICE, startTestOffice, type TestOffice } from '@zhilv/testing/access/start-test-office';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChanges } from '../../../records/history/recordChange.table.ts';
import { roles, userRoles } from '../../role/role.table.ts';

const { roles: role, users: user } = OFFICE;
const SUPER_ROLE = 1;
const ADMINISTRATOR = 1;

const foreignGrant = refusal(ACCESS_REFUSALS.foreignGrant, '不能授予或收回自己没有的权限');
const widerScope = refusal(ACCESS_REFUSALS.widerScope, '数据权限不能超出自己的范围');
const ownAdministration = refusal(ACCESS_REFUSALS.ownAdministration, '不能收回自己管理用户、角色和菜单的权限');
const done = { code: 0, data: true, msg: '' };

let office: TestOffice;
beforeAll(async () => {
  office = await startTestOffice();
});
afterAll(() => office.app.database.close());

const boss = (...call: Parameters<ReturnType<TestOffice['as']>>) => office.as('boss')(...call);
const manager = (...call: Parameters<ReturnType<TestOffice['as']>>) => office.as('manager')(...call);

const assignRoles = (as: typeof boss, userId: number, roleIds: readonly number[]) =>
  as('POST', '/system/permission/assign-user-role', { userId, roleIds });

const rolesOf = async (userId: number, as = boss) =>
  (await as('GET', `/system/permission/list-user-roles?userId=${userId}`)).data;
/** The values of the last change that the history of a record tells of. */
const lastChange = async (recordId: number) => {
  const rows = await office.app.database.db
    .select()
    .from(recordChanges)
    .where(and(eq(recordChanges.resource, 'system_user'), eq(recordChanges.recordId, recordId)))
    .orderBy(recordChanges.id);
  const last = rows.at(-1);
  return { by: last?.username, fields: last?.fields };
};

describe('the roles of a user', () => {
  it('are replaced by those that are named, and by no unknown one', async () => {
    expect(await assignRoles(boss, user.keeper, [role.viewer, role.clerk, role.clerk])).toEqual(done);
    expect(await rolesOf(user.keeper)).toEqual([role.clerk, role.viewer]);

    expect(await assignRoles(boss, user.keeper, [999_999])).toEqual(refusal(1002002000, '角色不存在'));
    expect(await assignRoles(boss, user.keeper, [role.stranger])).toEqual(refusal(1002002000, '角色不存在'));
    expect(await rolesOf(user.keeper)).toEqual([role.clerk, role.viewer]);
  });

  it('are told of in the history of the user', async () => {
    await assignRoles(boss, user.keeper, [role.clerk]);

    expect(await lastChange(user.keeper)).toEqual({
      by: 'boss',
      fields: [{ field: '角色', before: '店员、总览', after: '店员' }],
    });
    await assignRoles(boss, user.keeper, []);
  });

  it('are neither given nor taken by who does not have all that is in them', async () => {
    expect(await assignRoles(manager, user.clerk, [role.clerk, role.manager])).toEqual(done);
    for (const more of [role.auditor, SUPER_ROLE]) {
      expect(await assignRoles(manager, user.clerk, [role.clerk, more])).toEqual(foreignGrant);
    }
    expect(await assignRoles(manager, user.clerk, [role.clerk, role.viewer])).toEqual(widerScope);
    await assignRoles(boss, user.clerk, [role.clerk, role.auditor]);
    expect(await assignRoles(manager, user.clerk, [role.clerk])).toEqual(foreignGrant);

    expect(await rolesOf(user.clerk)).toEqual([role.clerk, role.auditor]);
    await assignRoles(boss, user.clerk, [role.clerk]);
  });

  it('are neither seen nor changed for who is outside of the own data scope', async () => {
    expect(await assignRoles(manager, user.keeper, [role.clerk])).toEqual(refusal(1002003003, '用户不存在'));
    expect(await rolesOf(user.boss, manager)).toEqual([]);
    expect(await rolesOf(user.clerk, manager)).toEqual([role.clerk]);
    expect(await rolesOf(user.clerk, office.as('stranger'))).toEqual([]);
    expect(await rolesOf(user.keeper)).toEqual([]);
  });

  it('are not taken from oneself by who administrates with them', async () => {
    expect(await assignRoles(manager, user.manager, [])).toEqual(ownAdministration);
    expect(await assignRoles(boss, user.boss, [role.manager])).toEqual(ownAdministration);

    expect(await rolesOf(user.manager)).toEqual([role.manager]);
    expect(await rolesOf(user.boss)).toEqual([SUPER_ROLE]);
  });
});

describe('a tenant keeps an administrator', () => {
  it('when two take the role from each other at the same moment', async () => {
    const admin = (await office.app.signIn('admin', 'admin123')).accessToken;
    const path = '/system/permission/assign-user-role';

    const answers = await Promise.all([
      assignRoles(boss, ADMINISTRATOR, []),
      office.app.answer('POST', path, { token: admin, body: { userId: user.boss, roleIds: [] } }),
    ]);

    // Whoever comes second is refused for what is left, or has lost the right before anything is looked at or while waiting.
    const [taken, refused] = answers.map(({ code }) => code).toSorted((a, b) => a - b);
    expect(taken).toBe(0);
    expect([403, 423, ACCESS_REFUSALS.lastAdministrator]).toContain(refused);
    const { db } = office.app.database;
    expect(await db.$count(userRoles, eq(userRoles.roleId, SUPER_ROLE))).toBe(1);
    await db
      .insert(userRoles)
      .values([ADMINISTRATOR, user.boss].map((userId) => ({ userId, roleId: SUPER_ROLE })))
      .onConflictDoNothing();
  });
});

it('leaves what a user has of a role that is deleted, which may come back', async () => {
  const { db } = office.app.database;
  await db.insert(roles).values({ id: 9190, tenantId: 1, name: '旧角色', code: 'old', deleted: true });
  await db.insert(userRoles).values({ userId: user.keeper, roleId: 9190 });

  expect(await assignRoles(boss, user.keeper, [role.clerk])).toEqual(done);

  expect(await rolesOf(user.keeper)).toEqual([role.clerk]);
  expect(await db.$count(userRoles, eq(userRoles.userId, user.keeper))).toBe(2);
  await assignRoles(boss, user.keeper, []);
});
