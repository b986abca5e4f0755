import { ACCESS_REFUSALS } from '@zhilv/contract/system';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { OFFICE, startTestOffice, type TestOffice } from '@zhilv/testing/access/start-test-office';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChanges } from '../../../records/history/recordChange.table.ts';
import { differenceOf } from './differenceOf.ts';

const { depts: dept, roles: role } = OFFICE;
const SUPER_ROLE = 1;

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

const assignMenus = (as: typeof boss, roleId: number, menuIds: readonly number[]) =>
  as('POST', '/system/permission/assign-role-menu', { roleId, menuIds });
const assignScope = (as: typeof boss, roleId: number, dataScope: number, dataScopeDeptIds: readonly number[] = []) =>
  as('POST', '/system/permission/assign-role-data-scope', { roleId, dataScope, dataScopeDeptIds });
const menusOf = async (roleId: number) =>
  ((await boss('GET', `/system/permission/list-role-menus?roleId=${roleId}`)).data as readonly number[]).toSorted(
    (a, b) => a - b,
  );
const scopeOf = async (roleId: number) => {
  const { data } = await boss('GET', `/system/role/get?id=${roleId}`);
  const { dataScope, dataScopeDeptIds } = data as { dataScope: number; dataScopeDeptIds: readonly number[] | null };
  return { dataScope, dataScopeDeptIds };
};
/** The values of the last change that the history of a record tells of. */
const lastChange = async (recordId: number) => {
  const rows = await office.app.database.db
    .select()
    .from(recordChanges)
    .where(and(eq(recordChanges.resource, 'system_role'), eq(recordChanges.recordId, recordId)))
    .orderBy(recordChanges.id);
  const last = rows.at(-1);
  return { by: last?.username, fields: last?.fields, traced: typeof last?.traceId };
};

it('compares lists of ids in whatever form they come', () => {
  expect(differenceOf([1, 2, '3'], ['2', 3, 4, 4])).toEqual({ added: [4], removed: [1] });
});

describe('the menu rows of a role', () => {
  it('are replaced by those that are named, without those that are gone', async () => {
    expect(await assignMenus(boss, role.clerk, [1, 100, 1001, 1003, 999_999])).toEqual(done);
    expect(await menusOf(role.clerk)).toEqual([1, 100, 1001, 1003]);

    expect(await assignMenus(boss, role.clerk, [1, 100, 1001])).toEqual(done);
    expect(await menusOf(role.clerk)).toEqual([1, 100, 1001]);
  });

  it('are told of in the history of the role, as far as they came or went', async () => {
    await assignMenus(boss, role.clerk, [1, 100, 1002]);

    expect(await lastChange(role.clerk)).toEqual({
      by: 'boss',
      fields: [{ field: '菜单权限', before: '共 3 项，收回：用户查询', after: '共 3 项，新增：用户新增' }],
      traced: 'string',
    });
    await assignMenus(boss, role.clerk, [1, 100, 1001]);
  });

  it('are all there are for super users, to whom nothing is granted', async () => {
    expect(await menusOf(SUPER_ROLE)).toEqual(expect.arrayContaining([1, 100, 1001, 1063]));
    expect(await assignMenus(boss, SUPER_ROLE, [1])).toEqual(refusal(1002002003, '不能操作类型为系统内置的角色'));
  });

  it('are neither given nor taken by who does not have them', async () => {
    expect(await assignMenus(manager, role.clerk, [1, 100, 1001, 1002])).toEqual(done);
    expect(await assignMenus(manager, role.clerk, [1, 100, 1001, 104])).toEqual(foreignGrant);
    expect(await assignMenus(manager, role.auditor, [1])).toEqual(foreignGrant);
    expect(await assignMenus(manager, role.auditor, [1, 104, 1021, 100])).toEqual(done);

    expect(await menusOf(role.clerk)).toEqual([1, 100, 1001, 1002]);
    expect(await menusOf(role.auditor)).toEqual([1, 100, 104, 1021]);
    await assignMenus(boss, role.auditor, [1, 104, 1021]);
  });

  it('that one has oneself, and so can give, are all of them for a super user', async () => {
    const own = async (as: typeof boss) => (await as('GET', '/system/permission/list-own-menus')).data as readonly number[];

    expect([...(await own(manager))].toSorted((a, b) => a - b)).toEqual(await menusOf(role.manager));
    expect(await own(boss)).toEqual(expect.arrayContaining([104, 1021]));
  });

  it('of the own role are not given up by who administrates with them', async () => {
    const before = await menusOf(role.manager);

    expect(
      await assignMenus(
        manager,
        role.manager,
        before.filter((id) => id !== 1063),
      ),
    ).toEqual(ownAdministration);
    expect(
      await assignMenus(
        manager,
        role.manager,
        before.filter((id) => id !== 101),
      ),
    ).toEqual(ownAdministration);
    expect(await assignMenus(manager, role.manager, [])).toEqual(ownAdministration);

    expect(await menusOf(role.manager)).toEqual(before);
  });

  it('are not given to a role of another tenant, nor shown', async () => {
    const missing = refusal(1002002000, '角色不存在');
    expect(await assignMenus(office.as('stranger'), role.clerk, [1])).toEqual(missing);
    expect((await office.as('stranger')('GET', `/system/permission/list-role-menus?roleId=${role.clerk}`)).data).toEqual([]);
  });
});

describe('the data scope of a role', () => {
  it('names departments when it goes by them, and no others', async () => {
    expect(await assignScope(boss, role.clerk, 2, [dept.shop, dept.stock, 999_999])).toEqual(done);
    expect(await scopeOf(role.clerk)).toEqual({ dataScope: 2, dataScopeDeptIds: [dept.shop, dept.stock] });

    expect(await assignScope(boss, role.clerk, 5, [dept.shop])).toEqual(done);
    expect(await scopeOf(role.clerk)).toEqual({ dataScope: 5, dataScopeDeptIds: [] });
  });

  it('is told of in the history of the role', async () => {
    await assignScope(boss, role.clerk, 2, [dept.shop, dept.stock]);

    expect((await lastChange(role.clerk)).fields).toEqual([
      { field: 'dataScope', before: 5, after: 2 },
      { field: '数据范围的部门', before: '', after: '门店、仓库' },
    ]);
    await assignScope(boss, role.clerk, 5);
  });

  it('is not wider than that of who gives or takes it', async () => {
    expect(await assignScope(manager, role.clerk, 1)).toEqual(widerScope);
    expect(await assignScope(manager, role.clerk, 2, [dept.shop, dept.stock])).toEqual(widerScope);
    expect(await assignScope(manager, role.viewer, 5)).toEqual(widerScope);
    expect(await scopeOf(role.clerk)).toMatchObject({ dataScope: 5 });
    expect(await scopeOf(role.viewer)).toMatchObject({ dataScope: 1 });

    expect(await assignScope(manager, role.clerk, 2, [dept.shop])).toEqual(done);
    expect(await assignScope(manager, role.clerk, 4)).toEqual(done);
    await assignScope(boss, role.clerk, 5);
  });

  it('is one of five', async () => {
    expect(await assignScope(boss, role.clerk, 6)).toEqual(refusal(400, '请求参数不正确:数据范围不正确'));
  });
});
