// @vitest-environment happy-dom
import { callBeforeSignIn } from '@zhilv/platform';
import { renderForm } from '@zhilv/testing/host/render-form';
import { expect, it, vi } from 'vitest';
import { ResetPassword } from './ResetPassword.tsx';

vi.mock('@zhilv/platform', async (original) => ({ ...(await original<object>()), callBeforeSignIn: vi.fn() }));

const MOBILE = '15612345678';

const shown = () => renderForm(<ResetPassword tenantAsked defaultTenant="乙公司" onReturn={() => {}} />);
const stored = () => Object.values(sessionStorage).join();

it('forgets the phone that a code was sent to when the new password is set', async () => {
  vi.mocked(callBeforeSignIn).mockResolvedValue(true);
  const form = shown();
  await form.user.type(form.getByLabelText('手机号'), MOBILE);
  await form.user.click(form.getByRole('button', { name: '获取验证码' }));
  await expect.poll(stored).toContain(MOBILE);

  await form.user.type(form.getByLabelText('验证码'), '123456');
  await form.user.type(form.getByLabelText('新密码'), 'Lakeside-7-boats');
  await form.user.click(form.getByRole('button', { name: '重置密码' }));

  await form.findByRole('heading', { name: '密码已重置' });
  expect(stored()).not.toContain(MOBILE);
  expect(shown().getByLabelText<HTMLInputElement>('手机号').value).toBe('');
});
