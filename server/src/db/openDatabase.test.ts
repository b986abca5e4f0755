import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '../settings/StartupError.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { tenants } from '../system/tenant/tenant.table.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'zhilv-database-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('the embedded database', () => {
  it('keeps what was written, in the data directory', async () => {
    const first = await openDatabase({ dataDirectory: directory });
    await migrate(first);
    await first.db.insert(tenants).values({ id: 1, name: '甲公司', expireTime: 0 });
    await first.close();

    const second = await openDatabase({ dataDirectory: directory });
    await migrate(second);

    expect(await second.db.select({ name: tenants.name }).from(tenants)).toEqual([{ name: '甲公司' }]);
    await second.close();
  });

  it('is opened by one process alone', async () => {
    const first = await openDatabase({ dataDirectory: directory });

    await expect(openDatabase({ dataDirectory: directory })).rejects.toThrow(StartupError);

    await first.close();
  });

  it('in a directory that cannot be one is reported with what to do', async () => {
    const file = path.join(directory, 'file');
    writeFileSync(file, '');

    await expect(openDatabase({ dataDirectory: file })).rejects.toThrow(/cannot be used: .*set DATA_DIR to another/);
  });
});

describe('PostgreSQL that cannot be reached', () => {
  it('is reported without the password, and with what to do', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://someone:s3cret@127.0.0.1:1/zhilv', dataDirectory: directory });

    const error: unknown = await opening.catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(StartupError);
    expect(String(error)).toMatch(/127\.0\.0\.1:1\/zhilv.*ECONNREFUSED.*unset DATABASE_URL/);
    expect(String(error)).not.toContain('s3cret');
  });
});

describe('migrating', () => {
  it('refuses a database that a newer version has changed', async () => {
    const database = await openTestDatabase();
    const newer = path.join(directory, 'newer');
    cpSync(migrations, newer, { recursive: true });
    addMigration(newer);
    await migrate(database, newer);

    await expect(migrate(database)).rejects.toThrow('made by a newer version');

    await database.close();
  });

  it('can be done by several processes at once', async () => {
    const database = await openTestDatabase();

    await expect(Promise.all([migrate(database), migrate(database)])).resolves.toBeDefined();

    await database.close();
  });
});

describe('values', () => {
  it('come back as the wire carries them: ids past 2^53 as text, instants as epoch milliseconds', async () => {
    const database = await openTestDatabase();
    const { depts } = await import('../system/dept/dept.table.ts');
    const id = '9007199254740993';
    const createTime = Date.UTC(2026, 1, 3, 4, 5, 6, 789);

    await database.db.insert(depts).values({ id, tenantId: 1, name: '部门', createTime });

    expect(await database.db.select().from(depts).where(eq(depts.id, id))).toMatchObject([
      { id, parentId: 0, tenantId: 1, createTime },
    ]);
    await database.close();
  });

  it('made without a key get one above all that the seed fixes', async () => {
    const database = await openTestDatabase();

    const [made] = await database.db.insert(tenants).values({ name: '乙公司', expireTime: 0 }).returning();

    expect(made?.id).toBeGreaterThanOrEqual(10_000);
    await database.close();
  });
});

function addMigration(folder: string): void {
  const journalFile = path.join(folder, 'meta/_journal.json');
  // drizzle-kit's own format.
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('There are no migrations.');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_newer' });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(path.join(folder, '9999_newer.sql'), 'create table of_a_newer_version (id bigint);');
}
