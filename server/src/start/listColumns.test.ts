import type { Operation } from '@zhilv/contract';
import { smsCode } from '@zhilv/contract/system';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { PgText, type PgTable, PgVarchar } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { plantRows } from '@zhilv/testing/server/plant-rows';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { validInput } from '@zhilv/testing/server/valid-input';
import { models } from '../bpm/model/model.table.ts';
import { prepareTexts } from '../content/contentTexts.ts';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';
import { implementations } from './implementations.ts';

/* These tests hold for every list that the server answers, without an edit when one is added. */

/** Every call reads these to know its caller. */
const OF_CALLERS = new Set([
  'system_access_token',
  'system_refresh_token',
  'system_users',
  'system_role',
  'system_user_role',
  'system_role_menu',
  'system_menu',
  'system_tenant',
]);

const lists = implementations
  .map(({ endpoint }) => endpoint)
  // Messages that the played gateway holds are in no table.
  .filter((endpoint) => endpoint.path !== smsCode.outbox.path)
  .flatMap((endpoint) => {
    const row = rowOf(endpoint);
    return row === null ? [] : [[`${endpoint.method} ${endpoint.path}`, endpoint, namesIn(row)] as const];
  });

/** The schema of a row of the answer; null where that is no list. */
function rowOf(endpoint: Operation & { readonly output?: z.ZodMiniType }): z.ZodMiniType | null {
  const { output } = endpoint;
  const list: unknown = output instanceof z.ZodMiniObject ? output.shape['list'] : output;
  return list instanceof z.ZodMiniArray ? (list.def.element as z.ZodMiniType) : null;
}

/** The names of the fields of a schema, and of those within it. A tree has itself within. */
function namesIn(schema: unknown, around: readonly unknown[] = []): readonly string[] {
  if (around.includes(schema)) return [];
  const within = [...around, schema];
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => [name, ...namesIn(inner, within)]);
  if (schema instanceof z.ZodMiniArray) return namesIn(schema.def.element, within);
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) return namesIn(schema.def.innerType, within);
  return [];
}

let app: TestApp;
let token: string;
/** The columns of text that were read, as `table.column`. */
let read: Set<string>;
beforeAll(async () => {
  app = await startTestApp();
  await plantRows(app.database.db);
  // The first search would read whole texts to prepare them.
  await prepareTexts(app.database.db);
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  const { db } = app.database;
  const select = db.select.bind(db) as (fields?: object) => ReturnType<typeof db.select>;
  vi.spyOn(db, 'select').mockImplementation((fields?: object) => {
    const builder = select(fields);
    const from = builder.from.bind(builder);
    builder.from = ((table: PgTable) => {
      for (const name of textsOf(table, fields)) read.add(name);
      return from(table);
    }) as typeof builder.from;
    return builder;
  });
});
afterAll(() => app.database.close());

function textsOf(table: PgTable, fields: object | undefined): readonly string[] {
  // A part of a query has no name of its own.
  if (!(Symbol.for('drizzle:Name') in table) || OF_CALLERS.has(getTableName(table))) return [];
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => (column instanceof PgText || column instanceof PgVarchar) && (fields === undefined || name in fields),
  );
  return columns.map(([name]) => `${getTableName(table)}.${name}`);
}

describe.each(lists)('%s', (_called, { method, path, access, input, inputIn }, names) => {
  it('reads no text that it does not show', async () => {
    // Visitors list the content of a type, or what has the words they search for.
    const fields = (access === 'public' ? { type: 2, keyword: '景区' } : validInput(input)) as Readonly<Record<string, unknown>>;
    const query = new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]));
    read = new Set();

    const { code } =
      inputIn === 'query'
        ? await app.answer(method, `${path}?${query}`, { token })
        : await app.answer(method, path, { token, body: fields });

    expect(code).toBe(0);
    expect([...read].filter((name) => !names.includes(name.split('.')[1] ?? ''))).toEqual([]);
  });
});

it('there are lists to look at', () => expect(lists.length).toBeGreaterThan(12));

it('the list of models is for those who may read models, without their diagrams', async () => {
  await app.database.db.update(models).set({ bpmnXml: '<definitions/>' });
  const guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;

  expect(await app.answer('GET', '/bpm/model/page', { token: guest })).toEqual({ code: 403, data: null, msg: '没有该操作权限' });
  expect(JSON.stringify(await app.answer('GET', '/bpm/model/page', { token }))).not.toContain('definitions');
});
