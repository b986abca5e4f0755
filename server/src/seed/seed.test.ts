import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { columnInfoRows } from '../content/columnInfo.table.ts';
import { companyInfoRows } from '../content/companyInfo.table.ts';
import { properties } from '../mall/product/property.table.ts';
import { depts } from '../system/dept/dept.table.ts';
import { dictDataRows } from '../system/dict/dictData.table.ts';
import { dictTypes } from '../system/dict/dictType.table.ts';
import { menus } from '../system/menu/menu.table.ts';
import { roleMenus, roles, userRoles } from '../system/role/role.table.ts';
import { tenants } from '../system/tenant/tenant.table.ts';
import { users } from '../system/user/user.table.ts';
import { seedSteps } from './seedStep.table.ts';
import { seedDatabase } from '../start/seedDatabase.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDatabase(database.db, 'demo');
});
afterAll(() => database.close());

describe('the seed', () => {
  it('changes nothing the second time', async () => {
    const before = await contents();

    await seedDatabase(database.db, 'demo');

    expect(await contents()).toEqual(before);
  });

  it('begins nothing where all was done', async () => {
    const asked: PropertyKey[] = [];
    const db = new Proxy(database.db, {
      get: (target, name) => {
        asked.push(name);
        return Reflect.get(target, name) as unknown;
      },
    });

    await seedDatabase(db, 'demo');

    expect(asked).not.toContain('transaction');
    expect(asked).toContain('select');
  });

  it('leaves what people changed as it is', async () => {
    await database.db.update(companyInfoRows).set({ name: '另一家公司' });
    await database.db.update(menus).set({ name: '我的字典' }).where(eq(menus.id, 105));

    await seedDatabase(database.db, 'demo');

    expect(await database.db.select({ name: companyInfoRows.name }).from(companyInfoRows)).toEqual([{ name: '另一家公司' }]);
    expect(await database.db.select({ name: menus.name }).from(menus).where(eq(menus.id, 105))).toEqual([{ name: '我的字典' }]);
  });

  it('does not bring back what people deleted', async () => {
    await database.db.update(dictDataRows).set({ deleted: true }).where(eq(dictDataRows.dictType, 'terminal'));
    await database.db.delete(roleMenus);
    await database.db.delete(properties).where(eq(properties.id, 1));

    await seedDatabase(database.db, 'demo');

    const terminals = await database.db.select().from(dictDataRows).where(eq(dictDataRows.dictType, 'terminal'));
    expect(terminals.filter(({ deleted }) => !deleted)).toEqual([]);
    expect(await database.db.$count(roleMenus)).toBe(0);
    expect(await database.db.$count(properties, eq(properties.id, 1))).toBe(0);
  });

  it('takes as done what an earlier version brought as parts of other steps', async () => {
    const earlier = await openTestDatabase();
    const steps = ['menus', 'organisation', 'roles', 'dictionaries', 'site', 'products', 'process-models', 'configs'];
    await earlier.db.insert(seedSteps).values([...steps, 'notify-messages'].map((name) => ({ name })));

    await seedDatabase(earlier.db, 'demo');

    for (const table of [tenants, users, depts, roles, roleMenus, userRoles, dictTypes, dictDataRows])
      expect(await earlier.db.$count(table)).toBe(0);
    await earlier.close();
  });

  it('keeps its ids below those that the database gives', async () => {
    for (const table of [users, depts, roles, menus, dictTypes, dictDataRows, properties, columnInfoRows]) {
      expect(await database.db.$count(table, sql`${table.id} >= 10000`)).toBe(0);
    }
  });

  it('gives every department a parent and a leader who exists', async () => {
    const found = await database.db.select().from(depts);
    const ids = new Set([0, ...found.map(({ id }) => Number(id))]);
    const people = new Set((await database.db.select({ id: users.id }).from(users)).map(({ id }) => Number(id)));

    expect(found.filter(({ parentId }) => !ids.has(Number(parentId)))).toEqual([]);
    expect(found.filter(({ leaderUserId }) => !people.has(Number(leaderUserId)))).toEqual([]);
  });

  it('gives every account a role', async () => {
    const holders = await database.db
      .select({ username: users.username, code: roles.code })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .innerJoin(roles, eq(roles.id, userRoles.roleId));

    expect(holders.map(({ username, code }) => `${username} ${code}`).toSorted()).toEqual([
      'admin common',
      'admin super_admin',
      'bpmstaff bpm_staff',
      'guest guest',
      'mallstaff mall_staff',
    ]);
  });
});

async function contents() {
  const { db } = database;
  return Promise.all([
    db.select().from(users).orderBy(users.id),
    db.select().from(menus).orderBy(menus.id),
    db.select().from(roleMenus).orderBy(roleMenus.roleId, roleMenus.menuId),
    db.select().from(dictDataRows).orderBy(dictDataRows.id),
    db.select().from(columnInfoRows).orderBy(columnInfoRows.id),
    db.select().from(properties).orderBy(properties.id),
  ]);
}
