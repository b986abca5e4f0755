// @vitest-environment happy-dom
import { callBeforeSignIn, signInBy } from '@zhilv/platform';
import { type RenderedForm, renderForm } from '@zhilv/testing/host/render-form';
import { expect, it, vi } from 'vitest';
import { rememberedAccount } from '../remember/rememberedAccount.ts';
import { SmsSignIn } from './SmsSignIn.tsx';

vi.mock('@zhilv/platform', async (original) => ({
  ...(await original<object>()),
  signInBy: vi.fn(),
  callBeforeSignIn: vi.fn(),
}));
vi.mock('../form/openWanted.ts', () => ({ openWanted: vi.fn() }));

const MOBILE = '15612345678';

const shown = () => renderForm(<SmsSignIn tenantAsked defaultTenant="乙公司" />);
const mobileIn = (form: RenderedForm) => form.getByLabelText<HTMLInputElement>('手机号').value;
const stored = () => Object.values(sessionStorage).join();

it('remembers the tenant, as signing in by a password does', async () => {
  vi.mocked(signInBy).mockResolvedValue();
  const form = shown();

  await form.user.type(form.getByLabelText('手机号'), MOBILE);
  await form.user.type(form.getByLabelText('验证码'), '123456');
  await form.user.click(form.getByRole('button', { name: '登录' }));

  await expect.poll(() => rememberedAccount(localStorage)).toEqual({ tenantName: '乙公司', username: null });
});

it('keeps the phone that a code was sent to until somebody has signed in, and shows it to nobody afterwards', async () => {
  vi.mocked(callBeforeSignIn).mockResolvedValue(true);
  vi.mocked(signInBy).mockResolvedValue();
  const form = shown();
  await form.user.type(form.getByLabelText('手机号'), MOBILE);
  await form.user.click(form.getByRole('button', { name: '获取验证码' }));
  await expect.poll(stored).toContain(MOBILE);
  expect(mobileIn(shown())).toBe(MOBILE);

  await form.user.type(form.getByLabelText('验证码'), '123456');
  await form.user.click(form.getByRole('button', { name: '登录' }));

  await expect.poll(stored).not.toContain(MOBILE);
  expect(mobileIn(shown())).toBe('');
});

it('turns to the first mistake, marks them all and sends nothing', async () => {
  vi.mocked(signInBy).mockClear();
  const form = shown();

  await form.user.click(form.getByRole('button', { name: '登录' }));

  const mobile = form.getByLabelText('手机号');
  await expect.poll(() => document.activeElement).toBe(mobile);
  const marked = form.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(marked).toEqual([mobile, form.getByLabelText('验证码')]);
  expect(signInBy).not.toHaveBeenCalled();
});
