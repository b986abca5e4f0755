import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin } from './begin.ts';
import { readPending } from './pending.ts';
import { type Provider, providerOfType } from './providers.ts';

const { backEnd, storeSession } = preparePlatform();

const ORIGIN = 'https://zhilv.example';
const ADDRESS = '/admin-api/system/auth/social-auth-redirect';
const AT_PROVIDER = 'https://oapi.dingtalk.com/connect/qrconnect?appid=none&state=s1&redirect_uri=x';
const NOT_OPEN = '钉钉登录未开放，请使用其他方式登录；如需开通，请联系管理员。';

let kept: Map<string, string>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
beforeEach(() => {
  kept = new Map();
  // Node has no window; this one has what an authorization needs.
  vi.stubGlobal('window', { location: { origin: ORIGIN }, sessionStorage: storage });
  backEnd().script('/admin-api/system/tenant/get-id-by-name', success(7));
});
afterEach(() => vi.unstubAllGlobals());

function dingTalk(): Provider {
  const provider = providerOfType(20);
  if (provider === null) throw new Error('no provider of this type');
  return provider;
}
const beginFor = (purpose: 'sign-in' | 'bind', redirect: string | null = null) =>
  begin({ provider: dingTalk(), purpose, redirect, tenantName: ' 智旅科技 ' });
const wayBack = () => new URLSearchParams(backEnd().receivedAt(ADDRESS)[0]?.query).get('redirectUri');

it('asks for the provider’s address as nobody of the tenant, and remembers in this window what was begun', async () => {
  storeSession();
  backEnd().script(ADDRESS, success(AT_PROVIDER));

  await expect(beginFor('sign-in', '/system/dict?type=a')).resolves.toBe(AT_PROVIDER);

  const [asked] = backEnd().receivedAt(ADDRESS);
  expect(asked?.headers).toMatchObject({ 'tenant-id': '7' });
  expect(asked?.headers).not.toHaveProperty('authorization');
  expect(new URLSearchParams(asked?.query).get('type')).toBe('20');
  expect(wayBack()).toBe(`${ORIGIN}/social-login?type=20&redirect=%2Fsystem%2Fdict%3Ftype%3Da`);
  const tenant = { id: '7', name: '智旅科技' };
  expect(readPending(storage)).toEqual({ type: 20, state: 's1', purpose: 'sign-in', tenant, redirect: '/system/dict?type=a' });
});

it('comes back to the page that binds where it is for that', async () => {
  backEnd().script(ADDRESS, success(AT_PROVIDER));

  await beginFor('bind');

  expect(wayBack()).toBe(`${ORIGIN}/bind?type=20`);
  expect(readPending(storage)).toMatchObject({ purpose: 'bind', redirect: null });
});

it('takes no address of somebody else along, and a long one by this window alone', async () => {
  backEnd().script(ADDRESS, success(AT_PROVIDER));
  await beginFor('sign-in', 'https://evil.test/');
  expect(wayBack()).toBe(`${ORIGIN}/social-login?type=20&redirect=%2Findex`);

  backEnd().forget();
  backEnd().script(ADDRESS, success(AT_PROVIDER));
  const long = `/system/dict?name=${'字'.repeat(100)}`;
  await beginFor('sign-in', long);

  expect(wayBack()).toBe(`${ORIGIN}/social-login?type=20`);
  expect(readPending(storage)?.redirect).toBe(long);
});

it.each<[string, Reply]>([
  ['no web page', success('javascript:alert(1)//?state=s')],
  ['an address without a state', success('https://oapi.dingtalk.com/connect/qrconnect?appid=none')],
  ['an empty state', success('https://oapi.dingtalk.com/connect/qrconnect?state=')],
  ['a text', success('none')],
  ['401, for it has no such call', refusal(401, '账号未登录')],
  ['404 without an envelope', { status: 404, json: { status: 404, error: 'Not Found' } }],
  ['501, where all of it is off', refusal(501, '社交登录未开启，请使用其他方式登录')],
])('goes nowhere where the back end gives %s, and says that the provider is not open', async (_what, reply) => {
  backEnd().script(ADDRESS, reply);

  await expect(beginFor('sign-in')).rejects.toMatchObject({ message: NOT_OPEN });
  expect(kept.size).toBe(0);
});

it('says what else went wrong as it is', async () => {
  backEnd().script(ADDRESS, refusal(429, '请求过于频繁，请稍后重试'));
  await expect(beginFor('sign-in')).rejects.toMatchObject({ message: '请求过于频繁，请稍后重试' });

  backEnd().script(ADDRESS, { status: 502, text: '' });
  await expect(beginFor('sign-in')).rejects.toMatchObject({ message: '系统接口502异常' });
});

describe.skipIf(!hasRecordedAnswers)('with the answers that a real back end gave', () => {
  const answerAs = (name: string) => {
    const { status, body } = recordedAnswer(`system/${name}`);
    backEnd().script(ADDRESS, { status, json: body });
    return body['data'];
  };

  it.each(['042-social-auth-redirect-dingtalk', '043-social-auth-redirect-wecom'])('goes to the address of %s', async (name) => {
    const address = answerAs(name);

    await expect(beginFor('sign-in')).resolves.toBe(address);
    expect(readPending(storage)?.state).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each(['044-social-auth-redirect-gitee-not-configured', '045-social-auth-redirect-unknown-type'])(
    'says after %s that the provider is not open',
    async (name) => {
      answerAs(name);

      await expect(beginFor('sign-in')).rejects.toMatchObject({ message: NOT_OPEN });
    },
  );
});
