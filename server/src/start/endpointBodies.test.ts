import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';
import { implementations } from './implementations.ts';

/* These tests hold for every endpoint that takes a body, without an edit when one is added. */

const KIB = 1024;
const MIB = 1024 * KIB;

/** These calls alone bring more than 256 KiB. */
const LONG: Readonly<Record<string, number>> = {
  'PUT /bpm/model/update': 8 * MIB,
  'POST /cjy/column-info/create': 3 * MIB,
  'PUT /cjy/column-info/update': 3 * MIB,
  'POST /cjy/company-info/create': 3 * MIB,
  'PUT /cjy/company-info/update': 3 * MIB,
  'POST /product/spu/create': 3 * MIB,
  'PUT /product/spu/update': 3 * MIB,
};

const taking = implementations
  .map(({ endpoint }) => endpoint)
  // A session of the console makes no call of another application.
  .filter(({ access }) => typeof access === 'string' || 'permission' in access)
  // What forms may bring is tested beside `multipartFields.ts`.
  .filter(({ method, inputIn }) => (method === 'POST' || method === 'PUT') && inputIn !== 'multipart')
  .map((endpoint) => {
    const called = `${endpoint.method} ${endpoint.path}`;
    return [called, { ...endpoint, limit: LONG[called] ?? (endpoint.access === 'public' ? 16 * KIB : 256 * KIB) }] as const;
  });

let app: TestApp;
let admin: string;
let guest: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

/** A body of so many bytes, with a field that no endpoint takes. */
function bodyOf(bytes: number): string {
  const body = `{"surplus":"${'x'.repeat(bytes - 14)}"}`;
  expect(Buffer.byteLength(body)).toBe(bytes);
  return body;
}

it('there are endpoints to look at, the long ones among them', () => {
  expect(taking.length).toBeGreaterThan(15);
  expect(taking.map(([called]) => called)).toEqual(expect.arrayContaining(Object.keys(LONG)));
});

describe.each(taking)('%s', (_called, { method, path, access, limit }) => {
  const token = access === 'public' ? {} : { token: () => admin };
  const answer = (bytes: number) =>
    app.answer(method, path, { ...(token.token && { token: token.token() }), body: bodyOf(bytes) });
  const tooLong = `请求参数不正确:请求体不能超过 ${limit / KIB} KB`;

  it(`takes ${limit / KIB} KiB and no more`, async () => {
    expect((await answer(limit)).msg).not.toBe(tooLong);
    expect(await answer(limit + 1)).toEqual({ code: 400, data: null, msg: tooLong });
  });
});

it.each(Object.keys(LONG))('%s reads no body of somebody who may not call it', async (called) => {
  const [method = '', path = ''] = called.split(' ');

  expect(await app.answer(method, path, { token: guest, body: 'no JSON' })).toEqual({
    code: 403,
    data: null,
    msg: '没有该操作权限',
  });
});
