// @vitest-environment happy-dom
import { ApiError, signInSocially } from '@zhilv/platform';
import { renderForm } from '@zhilv/testing/host/render-form';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SignInSettings } from '../page/SignInPage.ts';
import { rememberAccount, rememberedAccount } from '../remember/rememberedAccount.ts';
import { keepPending } from '../social/pending.ts';
import { SocialLoginPage } from './SocialLoginPage.tsx';

vi.mock('@zhilv/platform', async (original) => ({ ...(await original<object>()), signInSocially: vi.fn() }));
vi.mock('../form/openWanted.ts', () => ({ openWanted: vi.fn() }));

// The page reads nothing else of the settings.
const settings = { tenant: true, defaultTenant: '丙公司' } as SignInSettings;
const NOT_BOUND = new ApiError('business', '未绑定', { code: 1_002_000_005 });

beforeEach(() => {
  window.history.replaceState(null, '', '/social-login?type=20&code=c&state=s');
  keepPending(sessionStorage, {
    type: 20,
    state: 's',
    purpose: 'sign-in',
    tenant: { id: '2', name: '乙公司' },
    redirect: null,
  });
  rememberAccount(localStorage, { tenantName: '智旅科技', username: 'admin' });
});

it('remembers the tenant in which the authorization began', async () => {
  vi.mocked(signInSocially).mockResolvedValue();

  renderForm(<SocialLoginPage settings={settings} />);

  await expect.poll(() => rememberedAccount(localStorage)).toEqual({ tenantName: '乙公司', username: null });
});

it('leads to binding in that tenant where the account is bound to nobody, and remembers none', async () => {
  vi.mocked(signInSocially).mockRejectedValue(NOT_BOUND);

  const page = renderForm(<SocialLoginPage settings={settings} />);

  expect((await page.findByLabelText<HTMLInputElement>('租户')).value).toBe('乙公司');
  expect(rememberedAccount(localStorage)).toEqual({ tenantName: '智旅科技', username: 'admin' });
  expect(signInSocially).toHaveBeenLastCalledWith({ type: 20, code: 'c', state: 's' }, { id: '2', name: '乙公司' });
});
