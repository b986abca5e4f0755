import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { openTestDatabase } from '../db/openTestDatabase.ts';
import { columnInfo, companyInfo } from '../db/schema/cjy.ts';
import { properties } from '../db/schema/product.ts';
import { departments, dictEntries, dictTypes, menus, roleMenus, roles, userRoles, users } from '../db/schema/system.ts';
import { seed } from './seed.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.db);
});
afterAll(() => database.close());

describe('the seed', () => {
  it('changes nothing the second time', async () => {
    const before = await contents();

    await seed(database.db);

    expect(await contents()).toEqual(before);
  });

  it('leaves what people changed as it is', async () => {
    await database.db.update(companyInfo).set({ name: '另一家公司' });
    await database.db.update(menus).set({ name: '我的字典' }).where(eq(menus.id, 105));

    await seed(database.db);

    expect(await database.db.select({ name: companyInfo.name }).from(companyInfo)).toEqual([{ name: '另一家公司' }]);
    expect(await database.db.select({ name: menus.name }).from(menus).where(eq(menus.id, 105))).toEqual([{ name: '我的字典' }]);
  });

  it('does not bring back what people deleted', async () => {
    await database.db.update(dictEntries).set({ deleted: true }).where(eq(dictEntries.dictType, 'terminal'));
    await database.db.delete(roleMenus);
    await database.db.delete(properties).where(eq(properties.id, 1));

    await seed(database.db);

    const terminals = await database.db.select().from(dictEntries).where(eq(dictEntries.dictType, 'terminal'));
    expect(terminals.filter(({ deleted }) => !deleted)).toEqual([]);
    expect(await database.db.$count(roleMenus)).toBe(0);
    expect(await database.db.$count(properties, eq(properties.id, 1))).toBe(0);
  });

  it('keeps its ids below those that the database gives', async () => {
    for (const table of [users, departments, roles, menus, dictTypes, dictEntries, properties, columnInfo]) {
      expect(await database.db.$count(table, sql`${table.id} >= 10000`)).toBe(0);
    }
  });

  it('gives every department a parent and a leader who exists', async () => {
    const found = await database.db.select().from(departments);
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
    db.select().from(dictEntries).orderBy(dictEntries.id),
    db.select().from(columnInfo).orderBy(columnInfo.id),
    db.select().from(properties).orderBy(properties.id),
  ]);
}
