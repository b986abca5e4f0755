import type { Operation } from '@zhilv/contract';
import type { Tokens } from '@zhilv/contract/system';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { roles, userRoles } from '../system/role/role.table.ts';
import { tenants } from '../system/tenant/tenant.table.ts';
import { users } from '../system/user/user.table.ts';
import { implementations } from './implementations.ts';
import { hashPassword } from '../session/password.ts';
import { contentsOf, plantRows, SECRET } from '@zhilv/testing/server/plant-rows';
import { validInput } from '@zhilv/testing/server/valid-input';

/*
 * These tests hold for every endpoint that the server answers, without an edit when one is added. Each is called with an
 * input that its own schema takes, by callers who must be refused.
 */

const PASSWORD = 'open5esame';

let app: TestApp;
let nobody: Tokens;
let admin: Tokens;
let stranger: Tokens;
beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  await plantRows(db);
  const password = await hashPassword(PASSWORD);
  await db.insert(tenants).values({ id: 2, name: '乙公司', expireTime: Date.UTC(2099, 0, 1) });
  await db.insert(users).values([
    { id: 9002, tenantId: 1, username: 'nobody', nickname: '没有角色', password },
    { id: 9003, tenantId: 1, username: 'boss', nickname: '甲公司的管理员', password },
    { id: 9004, tenantId: 2, username: 'stranger', nickname: '乙公司的管理员', password },
  ]);
  await db.insert(roles).values({ id: 9002, tenantId: 2, name: '超级管理员', code: 'super_admin' });
  await db.insert(userRoles).values([
    { userId: 9003, roleId: 1 },
    { userId: 9004, roleId: 9002 },
  ]);
  nobody = await signIn('nobody', 1);
  admin = await signIn('boss', 1);
  stranger = await signIn('stranger', 2);
});
afterAll(() => app.database.close());

async function signIn(username: string, tenant: number): Promise<Tokens> {
  const { body } = await app.call('POST', '/system/auth/login', { tenant, body: { username, password: PASSWORD } });
  return (body as { data: Tokens }).data;
}

interface Caller {
  readonly token?: string;
  readonly tenant: number;
}

interface Answered {
  /** Null for a file. */
  readonly code: number | null;
  readonly msg: string;
  readonly text: string;
}

/** Calls the endpoint with an input that it takes. */
async function call({ method, path, input, inputIn }: Operation, caller: Caller): Promise<Answered> {
  const fields = validInput(input) as Readonly<Record<string, unknown>>;
  const query = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, String(each)])),
  );
  const answer =
    inputIn === 'query'
      ? await app.fetch(method, `${path}?${query}`, caller)
      : await app.fetch(method, path, { ...caller, body: inputIn === 'multipart' ? formOf(fields) : fields });
  const text = await textOf(answer);
  if (!isJson(answer)) return { code: null, msg: 'a file', text };
  const { code, msg } = JSON.parse(text) as { code: number; msg: string };
  return { code, msg, text };
}

function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value instanceof File ? value : String(value));
  return form;
}

const isJson = (answer: Response) => answer.headers.get('content-type')?.startsWith('application/json') === true;

/** Gives the text of an answer, of a workbook as well. */
async function textOf(answer: Response): Promise<string> {
  if (isJson(answer)) return answer.text();
  const content = Buffer.from(await answer.arrayBuffer());
  if (!content.subarray(0, 2).equals(Buffer.from('PK'))) return content.toString();
  const rows: unknown[] = [];
  for await (const { values } of streamXlsxRows(content)) rows.push(values);
  return JSON.stringify(rows);
}

const cases = (chosen: (endpoint: Operation) => boolean) =>
  implementations
    .map(({ endpoint }) => endpoint)
    .filter(chosen)
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** Other applications make these with tokens of their own; `oauth2.test.ts` shows that neither token does for the other. */
const isOfApplications = ({ access }: Operation) => typeof access === 'object' && 'scope' in access;

const closed = cases(({ access }) => access !== 'public');
const guarded = cases((endpoint) => endpoint.access !== 'public' && !isOfApplications(endpoint));
const permitted = cases((endpoint) => typeof endpoint.access === 'object' && !isOfApplications(endpoint));

const refused = (called: string, who: string, answer: Answered, code: number, msg: string): void =>
  expect(
    { code: answer.code, msg: answer.msg },
    `${called} called by ${who} should be refused with ${code} ${msg}. Bind it with implement(), which checks the access \
that shared/contract declares; if that declaration is wrong, mend it there.`,
  ).toEqual({ code, msg });

/** Checks that nothing has happened, whatever the calls were answered. */
function changesNothing(of: 'all' | 'tenant 1', calls: () => void): void {
  let before: Awaited<ReturnType<typeof contentsOf>>;
  beforeAll(async () => {
    before = await contentsOf(app.database.db, of);
  });

  calls();

  afterAll(async () => {
    expect(
      await contentsOf(app.database.db, of),
      'A call that was to be refused has changed these tables. Check the tenant and what is refused before the first write.',
    ).toEqual(before);
  });
}

describe('without a token', () => {
  changesNothing('all', () => {
    it.each(closed)('%s is refused', async (called, endpoint) => {
      refused(called, 'nobody in particular', await call(endpoint, { tenant: 1 }), 401, '账号未登录');
    });
  });
});

describe('for someone without a role', () => {
  changesNothing('all', () => {
    it.each(permitted)('%s is refused', async (called, endpoint) => {
      const answer = await call(endpoint, { tenant: 1, token: nobody.accessToken });

      refused(called, 'a user without a role', answer, 403, '没有该操作权限');
    });
  });
});

describe('in the name of another tenant', () => {
  changesNothing('all', () => {
    it.each(guarded)('%s is refused to a super user, too', async (called, endpoint) => {
      const answer = await call(endpoint, { tenant: 2, token: admin.accessToken });

      refused(called, 'a user of another tenant', answer, 403, '您无权访问该租户的数据');
    });
  });
});

describe('the super user of another tenant', () => {
  changesNothing('tenant 1', () => {
    it.each(guarded)('sees nothing of this one by %s', async (called, endpoint) => {
      const answer = await call(endpoint, { tenant: 2, token: stranger.accessToken });

      expect([400, 401, 403, 500], `${called} must be carried out for tenant 2, or it proves nothing`).not.toContain(answer.code);
      expect(
        answer.text.includes(SECRET),
        `${called} shows rows of tenant 1 to tenant 2. Read them by kept() or listOf(), which look at the tenant.`,
      ).toBe(false);
    });
  });
});

describe('the super user', () => {
  it.each(guarded)('may call %s, and its input is valid', async (called, endpoint) => {
    const { code, msg } = await call(endpoint, { tenant: 1, token: admin.accessToken });

    expect(
      [400, 401, 403, 500],
      `${called} answers ${code} ${msg}. If it is 400, validInput() must learn what the schema takes, for the refusals \
above prove nothing then; if it is 500, the handler fails.`,
    ).not.toContain(code);
  });
});
