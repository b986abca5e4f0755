import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { loginLogs } from '../auth/loginLog.table.ts';
import { socialProvider } from './provider/socialProvider.ts';
import { socialCodes } from './provider/socialCode.table.ts';
import { socialStates } from './socialState.table.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff });
});
afterAll(() => app.database.close());

const illegal = refusal(1002018000, '社交授权失败，原因是：Illegal state [DINGTALK]');
const failed = (reason: string) => refusal(1002018000, `社交授权失败，原因是：${reason}`);
const notBound = refusal(1002000005, '未绑定账号，需要进行绑定');

function redirect(type: number) {
  const query = new URLSearchParams({ type: String(type), redirectUri: 'http://localhost:8080/social-login?type=20&redirect=/' });
  return app.answer('GET', `/system/auth/social-auth-redirect?${query}`, { headers: { host: 'localhost:8080' } });
}

const begin = async (type = 20): Promise<URL> => new URL((await redirect(type)).data as string); // A string, as other cases hold.

/** Answers at the provider's page, and gives the address to which that sends its visitor back. */
async function answerAt(address: URL, openid: string): Promise<URL> {
  const provide = socialProvider(app.database.db, () => app.clock.now);
  const body = new URLSearchParams({ openid }).toString();
  const headers = { host: 'localhost:8080', 'content-length': String(body.length) };
  const answer = await provide(new Request(address, { method: 'POST', body, headers }));
  return new URL(answer?.headers.get('location') ?? '');
}

interface Authorization {
  readonly type: number;
  readonly code: string;
  readonly state: string;
}

async function authorized(openid = 'sample-lin', type = 20): Promise<Authorization> {
  const { searchParams } = await answerAt(await begin(type), openid);
  return { type, code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}

const login = (body: unknown, tenant = 1) => app.answer('POST', '/system/auth/social-login', { body, tenant });
const bindBySignIn = ({ type, code, state }: Authorization, password = TEST_PASSWORD, username = 'clerk') =>
  app.answer('POST', '/system/auth/login', {
    body: { username, password, socialType: type, socialCode: code, socialState: state },
  });
const unbind = async (openid: string, username = 'clerk', type = 20) =>
  app.answer('DELETE', '/system/social-user/unbind', {
    token: (await app.signIn(username, TEST_PASSWORD)).accessToken,
    body: { type, openid },
  });

describe('signing in by a provider', () => {
  it('asks to bind an account that is bound to nobody; whoever signs in by password binds it, and needs none the next time', async () => {
    const first = await authorized();

    expect(await login(first)).toEqual(notBound);
    expect(await bindBySignIn(first, 'wrong123')).toMatchObject({ code: 1002000000 });
    expect(await bindBySignIn(first)).toMatchObject({ code: 0 });
    expect(await login(await authorized())).toMatchObject({ code: 0, data: { userId: 2 } });

    const log = await app.database.db.select().from(loginLogs);
    expect(log.at(-1)).toMatchObject({ logType: 101, result: 0, userId: 2, username: 'clerk' });
    await unbind('sample-lin');
  });

  it('binds without a question before when the password comes first', async () => {
    expect(await bindBySignIn(await authorized())).toMatchObject({ code: 0 });
    expect(await login(await authorized())).toMatchObject({ data: { userId: 2 } });
    await unbind('sample-lin');
  });

  it('takes a code and a state once', async () => {
    const once = await authorized();
    await login(once);
    expect(await login(once)).toEqual(illegal);
    expect(await bindBySignIn(once)).toMatchObject({ code: 0 });
    expect(await bindBySignIn(once)).toEqual(illegal);
    expect(await login(once)).toEqual(illegal);
    await unbind('sample-lin');
  });

  it('takes one of many at once', async () => {
    const once = await authorized();

    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await login(once)).code));

    expect(codes.toSorted((one, other) => one - other)).toEqual([1002000005, ...Array(7).fill(1002018000)]);
  });

  it.each([
    ['a state that nobody began', (own: Authorization) => ({ ...own, state: '0'.repeat(32) })],
    ['a state of another type', (own: Authorization) => own],
  ])('refuses %s', async (_what, forged) => {
    const own = await authorized('sample-lin', 30);

    expect(await login({ ...forged(own), type: 20 })).toEqual(illegal);
  });

  it('refuses the code of another state, and the state is used up by it', async () => {
    const [mine, other] = [await authorized(), await authorized('sample-he')];
    const mixed = { ...mine, code: other.code };

    expect(await login(mixed)).toEqual(failed('授权码无效或已过期'));
    expect(await login(mine)).toEqual(illegal);
  });

  it('refuses the state of another tenant', async () => {
    expect(await login(await authorized(), 4)).toEqual(illegal);
  });

  it('refuses a state after ten minutes, and a kept account ten minutes later', async () => {
    const late = await authorized();
    app.clock.now += 10 * MINUTE_MS;
    expect(await login(late)).toEqual(illegal);

    const kept = await authorized();
    await login(kept);
    app.clock.now += 10 * MINUTE_MS;
    expect(await bindBySignIn(kept)).toEqual(illegal);
  });

  it('forgets what expired with the next that is begun', async () => {
    await authorized();
    app.clock.now += 10 * MINUTE_MS;
    await authorized();

    expect(await app.database.db.select().from(socialStates)).toHaveLength(1);
    expect(await app.database.db.select().from(socialCodes)).toHaveLength(1);
  });

  it.each([
    [{ type: 20, code: 'abc' }, 'state 不能为空'],
    [{ type: 20, state: 'def' }, '授权码不能为空'],
    [{ code: 'abc', state: 'def' }, '社交平台的类型不能为空'],
    [{ type: 99, code: 'abc', state: 'def' }, '必须在指定范围 [10, 20, 30, 31, 32, 34]'],
    [{ type: 20, code: 'a'.repeat(1025), state: 'def' }, '授权信息长度不能超过 1024 个字符'],
  ])('refuses %j', async (body, message) => {
    expect(await login(body)).toEqual(refusal(400, `请求参数不正确:${message}`));
  });

  it.each([
    [{ socialType: 20 }, '授权 state 不能为空'],
    [{ socialType: 20, socialState: 'b' }, '授权码不能为空'],
    [{ socialType: 99, socialCode: 'a', socialState: 'b' }, '必须在指定范围 [10, 20, 30, 31, 32, 34]'],
  ])('refuses by password with %j', async (body, message) => {
    const sent = { username: 'clerk', password: TEST_PASSWORD, ...body };
    expect(await app.answer('POST', '/system/auth/login', { body: sent })).toEqual(refusal(400, `请求参数不正确:${message}`));
  });

  it('keeps a disabled user out', async () => {
    expect(await bindBySignIn(await authorized(), TEST_PASSWORD, 'barred')).toEqual(refusal(1002000001, '登录失败，账号被禁用'));
    expect(await login(await authorized())).toEqual(notBound);
  });

  it('lets one network begin no more than it needs', async () => {
    app.clock.now += 10 * MINUTE_MS;
    for (let begun = 0; begun < 200; begun += 1) await begin();

    expect(await redirect(20)).toMatchObject({ code: 429 });
    app.clock.now += 10 * MINUTE_MS;
    expect(await redirect(20)).toMatchObject({ code: 0 });
  });
});

describe('the accounts of a user', () => {
  it('are bound, listed and unbound', async () => {
    const { accessToken: token } = await app.signIn('clerk', TEST_PASSWORD);
    const list = () => app.answer('GET', '/system/social-user/get-bind-list', { token });

    expect(await app.answer('POST', '/system/social-user/bind', { token, body: await authorized() })).toMatchObject({
      data: true,
    });
    expect((await list()).data).toEqual([{ type: 20, openid: 'sample-lin', nickname: '林溪' }]);
    expect(await login(await authorized())).toMatchObject({ data: { userId: 2 } });

    expect(await unbind('sample-lin')).toMatchObject({ data: true });
    expect((await list()).data).toEqual([]);
    expect(await unbind('sample-lin')).toEqual(refusal(1002018002, '社交授权失败，找不到对应的用户'));
    expect(await login(await authorized())).toEqual(notBound);
  });

  it('are one of each provider: another one takes the place', async () => {
    await bindBySignIn(await authorized());
    await bindBySignIn(await authorized('sample-he'));

    expect(await login(await authorized())).toEqual(notBound);
    expect(await login(await authorized('sample-he'))).toMatchObject({ data: { userId: 2 } });
    await unbind('sample-he');
  });

  it('are never taken from somebody else', async () => {
    await bindBySignIn(await authorized());

    expect(await bindBySignIn(await authorized(), TEST_PASSWORD, 'nobody')).toEqual(failed('该社交账号已绑定其他账号'));
    expect(await unbind('sample-lin', 'nobody')).toMatchObject({ code: 1002018002 });
    expect(await login(await authorized())).toMatchObject({ data: { userId: 2 } });
    await unbind('sample-lin');
  });

  it('are bound by nobody without a session', async () => {
    expect(await app.answer('POST', '/system/social-user/bind', { body: await authorized() })).toMatchObject({ code: 401 });
  });
});
