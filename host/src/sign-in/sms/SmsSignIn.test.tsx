// @vitest-environment happy-dom
import { signInBy } from '@zhilv/platform';
import { renderForm } from '@zhilv/testing/host/render-form';
import { expect, it, vi } from 'vitest';
import { rememberedAccount } from '../remember/rememberedAccount.ts';
import { SmsSignIn } from './SmsSignIn.tsx';

vi.mock('@zhilv/platform', async (original) => ({ ...(await original<object>()), signInBy: vi.fn() }));
vi.mock('../form/openWanted.ts', () => ({ openWanted: vi.fn() }));

it('remembers the tenant, as signing in by a password does', async () => {
  vi.mocked(signInBy).mockResolvedValue();
  const form = renderForm(<SmsSignIn tenantAsked defaultTenant="乙公司" />);

  await form.user.type(form.getByLabelText('手机号'), '15612345678');
  await form.user.type(form.getByLabelText('验证码'), '123456');
  await form.user.click(form.getByRole('button', { name: '登录' }));

  await expect.poll(() => rememberedAccount(localStorage)).toEqual({ tenantName: '乙公司', username: null });
});
