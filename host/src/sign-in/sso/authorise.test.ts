import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import type { AuthorisationRequest } from './authorisationRequest.ts';
import { decide, openRequest, refuse } from './authorise.ts';

const { backEnd, storeSession, stored } = preparePlatform();

const AUTHORIZE = '/admin-api/system/oauth2/authorize';
const BACK = 'https://app.example/back';
const SEARCH = '?client_id=app&state=a%26b';

const request: AuthorisationRequest = {
  clientId: 'app',
  redirectUri: BACK,
  responseType: 'code',
  state: 'a&b',
  scopes: ['user.read'],
  challenge: 'x',
  challengeMethod: 'S256',
};

let goneTo: string[];
beforeEach(() => {
  goneTo = [];
  const location = { pathname: '/sso', search: SEARCH, replace: (address: string) => goneTo.push(address) };
  // Node has no window; this one keeps nothing of its own.
  vi.stubGlobal('window', { location, sessionStorage: null });
  storeSession();
});
afterEach(() => vi.unstubAllGlobals());

const answer = (authorized: Reply, info: Reply = refusal(500, '系统异常')) =>
  backEnd().script(AUTHORIZE, ({ method }) => (method === 'GET' ? info : authorized));

const info = success({
  client: { name: '行程助手', logo: null },
  scopes: [
    { key: 'user.read', value: false },
    { key: 'user.write', value: false },
  ],
});

it('a request is sent as the contract has it: as a form, with all values in the address', async () => {
  answer(success(`${BACK}?code=1&state=a%26b`));

  await openRequest(request);

  const [sent] = backEnd().receivedAt(AUTHORIZE);
  expect(sent?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(sent?.body).toBe('');
  expect(Object.fromEntries(new URLSearchParams(sent?.query))).toEqual({
    response_type: 'code',
    client_id: 'app',
    redirect_uri: BACK,
    auto_approve: 'true',
    scope: '{"user.read":true}',
    state: 'a&b',
    code_challenge: 'x',
    code_challenge_method: 'S256',
  });
});

describe('opening a request', () => {
  it('goes back at once where the same was approved before', async () => {
    answer(success(`${BACK}?code=1&state=a%26b`));

    await expect(openRequest(request)).resolves.toBe('leaving');
    expect(goneTo).toEqual([`${BACK}?code=1&state=a%26b`]);
  });

  it('asks for what is asked for, where it was not', async () => {
    answer(success(null), info);

    await expect(openRequest(request)).resolves.toEqual({ name: '行程助手', logo: null, scopes: ['user.read'] });
  });

  it('without a scope approves nothing silently, and asks for all that the client may have', async () => {
    answer(success(`${BACK}?code=1`), info);

    await expect(openRequest({ ...request, scopes: [] })).resolves.toMatchObject({ scopes: ['user.read', 'user.write'] });
    expect(backEnd().receivedAt(AUTHORIZE)).toHaveLength(1);
    expect(goneTo).toEqual([]);
  });

  it.each([
    [refusal(1_002_020_000, 'OAuth2 客户端不存在'), 'wrong', '请求授权的应用不存在，或不属于当前账号的租户。'],
    [refusal(1_002_020_005, '无效 redirect_uri: x'), 'wrong', '该应用请求的返回地址没有登记，为了您的账号安全，不会跳转到那里。'],
    [refusal(400, '请求参数不正确:x'), 'wrong', '请求参数不正确:x'],
    [refusal(429, '请求过于频繁，请稍后重试'), 'passing', '请求过于频繁，请稍后重试'],
    [refusal(501, '未开放'), 'closed', '当前系统没有开放单点登录，请联系管理员。'],
    [success('https://evil.test/back?code=1'), 'wrong', '服务器给出的返回地址与应用请求的不一致，已停止跳转。'],
    [success('javascript:alert(1)'), 'wrong', '服务器给出的返回地址与应用请求的不一致，已停止跳转。'],
  ])('answered by %j goes nowhere and says why', async (reply, kind, text) => {
    answer(reply);

    await expect(openRequest(request)).resolves.toEqual({ kind, text });
    expect(goneTo).toEqual([]);
  });

  it('with a session that is over signs out and leads back here from the form', async () => {
    answer(refusal(401, '账号未登录'));
    backEnd().script('/admin-api/system/auth/refresh-token', refusal(401, '刷新令牌已过期'));

    await expect(openRequest(request)).resolves.toBe('leaving');
    expect(goneTo).toEqual([`/login?redirect=${encodeURIComponent(`/sso${SEARCH}`)}`]);
    expect(stored()).toEqual({});
  });
});

describe('a decision', () => {
  it('is sent with each of its scopes, and leads back', async () => {
    answer(success(`${BACK}?error=access_denied`));

    await expect(decide(request, { 'user.read': false })).resolves.toBe('leaving');
    const [sent] = backEnd().receivedAt(AUTHORIZE);
    expect(new URLSearchParams(sent?.query).get('scope')).toBe('{"user.read":false}');
    expect(new URLSearchParams(sent?.query).get('auto_approve')).toBe('false');
    expect(goneTo).toEqual([`${BACK}?error=access_denied`]);
  });

  it('that nothing answers can be made again', async () => {
    answer('reset');

    await expect(decide(request, { 'user.read': true })).resolves.toEqual({ kind: 'passing', text: '后端接口连接异常' });
    expect(goneTo).toEqual([]);
  });
});

describe('a refusal', () => {
  it('is sent for each scope, and leads back', async () => {
    answer(success(`${BACK}?error=access_denied`));

    await expect(refuse(request, ['user.read', 'user.write'])).resolves.toBe('leaving');
    const [sent] = backEnd().receivedAt(AUTHORIZE);
    expect(new URLSearchParams(sent?.query).get('scope')).toBe('{"user.read":false,"user.write":false}');
  });

  it('without a scope is not sent, for every back end takes that for a consent', async () => {
    answer(success(`${BACK}?code=1`));

    await expect(refuse(request, [])).resolves.toBe('refused');
    expect(backEnd().receivedAt(AUTHORIZE)).toEqual([]);
    expect(goneTo).toEqual([]);
  });
});
