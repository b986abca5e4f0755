import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { taskAssignRules } from '../../src/bpm/assign/taskAssignRule.table.ts';
import { models } from '../../src/bpm/model/model.table.ts';
import { processDefinitions } from '../../src/bpm/process/rows/processDefinition.table.ts';
import type { OpenDatabase } from '../../src/db/openDatabase.ts';
import { deployLeaves } from './leaveDefinition.ts';
import { LEAVE_MODEL_ID, seedModels } from './models.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  const { db } = database;
  for (const table of [processDefinitions, taskAssignRules, models]) await db.delete(table);
  await seedModels(db);
});

const deployed = () =>
  database.db
    .select({ key: processDefinitions.key, version: processDefinitions.version, xml: processDefinitions.bpmnXml })
    .from(processDefinitions);

describe('the process of leaves', () => {
  it('is deployed for the model of an earlier version', async () => {
    await deployLeaves(database.db);

    expect(await deployed()).toEqual([{ key: 'oa_leave', version: 1, xml: expect.stringContaining('hr_approval') }]);
    expect(await database.db.$count(taskAssignRules)).toBe(4);
  });

  it.each([
    ['changed', { updater: '1' }],
    ['deleted', { deleted: true, updater: '1' }],
  ])('is not for a model that people have %s', async (_what, change) => {
    await database.db.update(models).set(change).where(eq(models.id, LEAVE_MODEL_ID));
    const before = await database.db.select().from(models).orderBy(models.id);

    await deployLeaves(database.db);

    expect(await deployed()).toEqual([]);
    expect(await database.db.select().from(models).orderBy(models.id)).toEqual(before);
    expect(await database.db.$count(taskAssignRules)).toBe(0);
  });
});
