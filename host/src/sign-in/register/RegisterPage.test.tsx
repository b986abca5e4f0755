// @vitest-environment happy-dom
import { signInBy } from '@zhilv/platform';
import { renderForm } from '@zhilv/testing/host/render-form';
import { expect, it, vi } from 'vitest';
import type { SignInSettings } from '../page/SignInPage.ts';
import { rememberedAccount } from '../remember/rememberedAccount.ts';
import { RegisterPage } from './RegisterPage.tsx';

vi.mock('@zhilv/platform', async (original) => ({ ...(await original<object>()), signInBy: vi.fn() }));
vi.mock('../form/openWanted.ts', () => ({ openWanted: vi.fn() }));

it('remembers the tenant of the account that somebody made', async () => {
  vi.mocked(signInBy).mockResolvedValue();
  // The page reads nothing else of the settings.
  const settings = { tenant: true, defaultTenant: '乙公司' } as SignInSettings;
  const form = renderForm(<RegisterPage settings={settings} />);

  await form.user.type(form.getByLabelText('账号'), 'lakeside');
  await form.user.type(form.getByLabelText('昵称'), '湖边');
  await form.user.type(form.getByLabelText('密码'), 'admin123');
  await form.user.click(form.getByRole('button', { name: '注册并登录' }));

  await expect.poll(() => rememberedAccount(localStorage)).toEqual({ tenantName: '乙公司', username: null });
});
