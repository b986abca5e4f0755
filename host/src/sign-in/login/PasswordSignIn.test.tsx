// @vitest-environment happy-dom
import { BAD_CREDENTIALS } from '@zhilv/contract/system';
import { ApiError, signInBy } from '@zhilv/platform';
import { renderForm } from '@zhilv/testing/host/render-form';
import { expect, it, vi } from 'vitest';
import { rememberAccount } from '../remember/rememberedAccount.ts';
import { storePassword } from '../remember/storedPassword.ts';
import { PasswordSignIn } from './PasswordSignIn.tsx';

vi.mock('@zhilv/platform', async (original) => ({ ...(await original<object>()), signInBy: vi.fn() }));
vi.mock('../form/openWanted.ts', () => ({ openWanted: vi.fn() }));

it('binds an account in the tenant that its authorization began in, rather than in the one of the last sign-in', () => {
  rememberAccount(localStorage, { tenantName: '智旅科技', username: null });

  const form = renderForm(<PasswordSignIn tenantAsked defaultTenant="乙公司" social={{ type: 20, code: 'c', state: 's' }} />);

  expect(form.getByLabelText<HTMLInputElement>('租户').value).toBe('乙公司');
});

it.each([
  [1_002_015_000, '租户'],
  [1_002_015_001, '租户'],
  [1_002_015_002, '租户'],
  [1_002_000_000, '密码'],
  [1_002_000_001, null],
  [500, null],
])('shows and announces a refusal of code %d at its field', async (code, label) => {
  vi.mocked(signInBy).mockRejectedValue(new ApiError('business', '后端原文', { code }));
  const form = renderForm(<PasswordSignIn tenantAsked defaultTenant="智旅科技" />);

  await form.user.type(form.getByLabelText('账号'), 'admin');
  await form.user.type(form.getByLabelText('密码'), 'admin123');
  await form.user.click(form.getByRole('button', { name: '登录' }));

  const refusal = await form.findByText('后端原文');
  const fields = form.getAllByRole('textbox').concat(form.getByLabelText('密码'));
  const marked = fields.filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(marked).toEqual(label === null ? [] : [form.getByLabelText(label)]);
  expect(marked.map((field) => field.getAttribute('aria-describedby'))).toEqual(label === null ? [] : [refusal.id]);
  expect(refusal.closest('[role="alert"]')).not.toBeNull();
});

it('binds what a provider sent back by the same call as signing in', async () => {
  vi.mocked(signInBy).mockResolvedValue();
  const form = renderForm(<PasswordSignIn tenantAsked defaultTenant="乙公司" social={{ type: 20, code: 'c', state: 's' }} />);

  await form.user.type(form.getByLabelText('账号'), 'admin');
  await form.user.type(form.getByLabelText('密码'), 'admin123');
  await form.user.click(form.getByRole('button', { name: '登录并绑定' }));

  const sent = { username: 'admin', password: 'admin123', socialType: 20, socialCode: 'c', socialState: 's' };
  expect(signInBy).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining(sent), {
    tenantName: '乙公司',
    username: 'admin',
  });
});

it.each([
  ['forgets a remembered password that is wrong', BAD_CREDENTIALS, false],
  ['keeps a remembered password where something else is refused', 500, true],
])('%s', async (_title, code, isKept) => {
  vi.mocked(signInBy).mockRejectedValue(new ApiError('business', '后端原文', { code }));
  rememberAccount(localStorage, { tenantName: '智旅科技', username: 'admin' });
  storePassword(localStorage, { iv: 'A'.repeat(16), ct: 'A'.repeat(44) }, Date.now());
  const form = renderForm(<PasswordSignIn tenantAsked defaultTenant="智旅科技" />);
  const password = form.getByLabelText<HTMLInputElement>('密码');
  expect(password.placeholder).not.toBe('');

  await form.user.type(password, 'admin123');
  await form.user.click(form.getByRole('button', { name: '登录' }));

  await form.findByText('后端原文');
  expect(localStorage.getItem('PASSWORD') !== null).toBe(isKept);
  expect(password.placeholder !== '').toBe(isKept);
});
