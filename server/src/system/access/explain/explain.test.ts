import { describe, expect, it } from 'vitest';
import type { MenuRow } from '../../menu/enabledMenus.ts';
import { explain, type Requirement, type Standing } from './explain.ts';

/* Rows 1 > 11 (a page) > 111 (a button). Role 5 is the user's, role 6 another one, role 7 is the user's and off. */

const row = (id: number, parentId: number, more: Partial<MenuRow>): MenuRow =>
  ({ id, parentId, type: 1, name: `行${id}`, permission: '', status: 0, ...more }) as MenuRow;
const rows = [row(1, 0, {}), row(11, 1, { type: 2 }), row(111, 11, { type: 3, permission: 'a:b:create' })];
const role = (id: number, more: object = {}) => ({ id, name: `角色${id}`, code: `role${id}`, status: 0, ...more });

const standing = (menuIds: readonly number[], more: Partial<Standing> = {}): Standing => ({
  userStatus: 0,
  roles: [role(5)],
  tenantRoles: [role(5), role(6)],
  rows,
  grants: menuIds.map((menuId) => ({ roleId: 5, menuId })),
  ...more,
});

const permission: Requirement = { kind: 'permission', permission: 'a:b:create' };
const page: Requirement = { kind: 'page', leads: ({ id }) => id === 11 };
const kinds = (requirement: Requirement, of: Standing) => explain(requirement, of).missing.map(({ kind }) => kind);
const off = (id: number) => rows.map((one) => (one.id === id ? { ...one, status: 1 } : one));

describe('a permission', () => {
  it('is given by each role that grants its row, whatever stands above it', () => {
    const both = standing([111], { roles: [role(5), role(6)], grants: [5, 6].map((roleId) => ({ roleId, menuId: 111 })) });

    expect(explain(permission, standing([111]))).toEqual({
      because: [{ kind: 'grant', roleName: '角色5', menuTitle: '行1 / 行11 / 行111' }],
      missing: [],
    });
    expect(explain(permission, both).because.map(({ roleName }) => roleName)).toEqual(['角色5', '角色6']);
  });

  it('lacks a grant, and the roles that have one are named', () => {
    const other = standing([], { grants: [{ roleId: 6, menuId: 111 }] });

    expect(explain(permission, other)).toEqual({
      because: [],
      missing: [{ kind: 'not-granted', name: '行1 / 行11 / 行111', roleNames: ['角色6'] }],
    });
  });

  it('lacks a role that is on', () => {
    const retired = standing([], { roles: [role(7, { status: 1 })], grants: [{ roleId: 7, menuId: 111 }] });

    expect(explain(permission, retired).missing).toEqual([
      { kind: 'no-role', name: null, roleNames: [] },
      { kind: 'role-off', name: '角色7', roleNames: [] },
    ]);
    expect(kinds(permission, standing([], { roles: [] }))).toEqual(['no-role', 'not-granted']);
  });

  it('lacks a row that is on, or any', () => {
    expect(kinds(permission, standing([111], { rows: off(111) }))).toEqual(['row-off']);
    expect(kinds({ kind: 'permission', permission: 'x' }, standing([111]))).toEqual(['no-row']);
  });

  it('is nothing to an account that is off', () => {
    expect(explain(permission, standing([111], { userStatus: 1 }))).toEqual({
      because: [],
      missing: [{ kind: 'user-off', name: null, roleNames: [] }],
    });
  });

  it('is a super user’s without any row', () => {
    const superb = standing([], { roles: [role(5, { code: 'super_admin' })], rows: [] });

    expect(explain(permission, superb).because).toEqual([{ kind: 'super', roleName: '角色5', menuTitle: null }]);
  });
});

describe('a page', () => {
  it('takes the rows above it as well, by any of the roles', () => {
    const apart = standing([11], { roles: [role(5), role(6)], grants: [...standing([11]).grants, { roleId: 6, menuId: 1 }] });

    expect(explain(page, apart).because).toEqual([{ kind: 'grant', roleName: '角色5', menuTitle: '行1 / 行11' }]);
    expect(explain(page, standing([11])).missing).toEqual([{ kind: 'parent-not-granted', name: '行1', roleNames: [] }]);
    expect(kinds(page, standing([1, 11], { rows: off(1) }))).toEqual(['parent-off']);
  });

  it('is a super user’s where its rows are on', () => {
    const superb = { roles: [role(5, { code: 'super_admin' })] };

    expect(explain(page, standing([], superb)).because).toMatchObject([{ kind: 'super', menuTitle: '行1 / 行11' }]);
    expect(kinds(page, standing([], { ...superb, rows: off(11) }))).toEqual(['row-off']);
  });

  it('ends at rows that stand in a circle', () => {
    const circle = [row(1, 11, {}), row(11, 1, { type: 2 })];

    expect(kinds(page, standing([1, 11], { rows: circle }))).toEqual(['outside']);
  });
});

it('asks a sign-in for some calls, and nothing for others', () => {
  expect(explain({ kind: 'signed-in' }, standing([])).because).toMatchObject([{ kind: 'signed-in' }]);
  expect(kinds({ kind: 'signed-in' }, standing([], { userStatus: 1 }))).toEqual(['user-off']);
  expect(explain({ kind: 'public' }, standing([], { userStatus: 1 })).because).toMatchObject([{ kind: 'public' }]);
  expect(kinds({ kind: 'no-call' }, standing([]))).toEqual(['no-call']);
});
