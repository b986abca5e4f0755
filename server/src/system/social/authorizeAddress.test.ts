import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillTestStaff } from '@zhilv/testing/server/fill-test-staff';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { socialProvider } from './provider/socialProvider.ts';
import { socialStates } from './socialState.table.ts';

const RETURN = 'http://localhost:8080/social-login?type=20&redirect=/';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff });
});
afterAll(() => app.database.close());

function redirect(type: unknown = 20, redirectUri = RETURN, server = app) {
  const query = new URLSearchParams({ ...(type === null ? {} : { type: String(type) }), redirectUri });
  return server.answer('GET', `/system/auth/social-auth-redirect?${query}`, { headers: { host: 'localhost:8080' } });
}

const begin = async (type = 20): Promise<URL> => new URL((await redirect(type)).data as string); // A string, as other cases hold.

function atProvider(address: URL, request: { readonly method?: string; readonly body?: string } = {}) {
  const headers = { host: 'localhost:8080', 'content-length': String(request.body?.length ?? 0) };
  return socialProvider(app.database.db, () => app.clock.now)(new Request(address, { ...request, headers }));
}

describe('the address of a provider', () => {
  it('carries the way back as a real back end writes it, and a state of 128 random bits', async () => {
    const { data } = await redirect();

    expect(data).toMatch(
      /^http:\/\/localhost:8080\/social-provider\/dingtalk\?response_type=code&appid=none&scope=snsapi_login&state=[0-9a-f]{32}&redirect_uri=http:\/\/localhost:8080\/social-login\?type=20%26redirect=\/$/,
    );
    expect((await begin()).searchParams.get('redirect_uri')).toBe(RETURN);
    expect(JSON.stringify(await app.database.db.select().from(socialStates))).not.toContain(
      (await begin()).searchParams.get('state'),
    );
  });

  it('brings a way back with escapes of its own there and back unchanged', async () => {
    const address = 'http://localhost:8080/social-login?type=20&redirect=%2Fa%3Fb%3Dc%26d';

    const { data } = await redirect(20, address);

    expect(new URL(data as string).searchParams.get('redirect_uri')).toBe(address);
  });

  it.each([
    [null, '请求参数缺失:type'],
    [99, '请求参数不正确:必须在指定范围 [10, 20, 30, 31, 32, 34]'],
    [31, '请求参数不正确:该社交平台未配置'],
  ])('is refused for type %s', async (type, message) => {
    expect(await redirect(type)).toEqual(refusal(400, message));
  });

  it('is refused for a way back to somebody else', async () => {
    expect(await redirect(20, 'http://elsewhere.example/social-login')).toEqual(
      refusal(400, '请求参数不正确:回调地址不属于本站'),
    );
  });

  it('is there in development only', async () => {
    const other = await startTestApp({ settings: { playsSocialProvider: false }, fill: fillTestStaff });

    expect(await redirect(20, RETURN, other)).toEqual(refusal(501, '社交登录未开启，请使用其他方式登录'));
    await other.database.close();
  });
});

describe('the played provider', () => {
  it('sends whoever refuses back without a code', async () => {
    const answer = await atProvider(await begin(), { method: 'POST', body: 'openid=' });

    const { searchParams } = new URL(answer?.headers.get('location') ?? '');

    expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'access_denied', type: '20', redirect: '/' });
    expect(searchParams.has('code')).toBe(false);
  });

  it('sends nobody to an address that is not ours', async () => {
    const address = await begin();
    address.searchParams.set('redirect_uri', 'http://elsewhere.example/social-login');

    const answer = await atProvider(address);

    expect(answer?.status).toBe(400);
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
