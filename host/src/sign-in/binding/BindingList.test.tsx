// @vitest-environment happy-dom
import { social } from '@zhilv/contract/system';
import { ApiError, call } from '@zhilv/platform';
import { renderForm } from '@zhilv/testing/host/render-form';
import { testStorage } from '@zhilv/testing/host/test-storage';
import { expect, it, onTestFinished, vi } from 'vitest';
import { begin } from '../social/begin.ts';
import { BindingList } from './BindingList.tsx';

vi.mock('@zhilv/platform', async (original) => ({ ...(await original<object>()), call: vi.fn(() => Promise.resolve([])) }));
vi.mock('../social/begin.ts', () => ({ begin: vi.fn(() => new Promise(() => {})) }));

it('binds in the tenant of the session, even of one that only this window has room for', async () => {
  sessionStorage.setItem('ACCESS_TOKEN', 'a');
  sessionStorage.setItem('TENANT_NAME', '乙公司');
  const list = renderForm(<BindingList types={[20]} returned={null} notice={null} redirect={null} />);

  await list.user.click(await list.findByRole('button', { name: '绑定钉钉' }));

  await expect.poll(() => vi.mocked(begin).mock.lastCall?.[0]).toMatchObject({ purpose: 'bind', tenantName: '乙公司' });
});

it('lists what is bound to somebody who was refused a binding, where the window’s storage is full, too', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(testStorage({}, 0));
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.mocked(call).mockReset();
  });
  vi.mocked(call).mockImplementation((endpoint: object) =>
    endpoint === social.bind
      ? Promise.reject(new ApiError('business', '请求参数不正确', { code: 400 }))
      : Promise.resolve([{ type: 20, openid: 'x', nickname: '小张' }]),
  );

  const returned = { type: 20, code: 'c', state: 's' };
  const list = renderForm(<BindingList types={[20]} returned={returned} notice={null} redirect={null} />);

  expect(await list.findByText('已绑定 小张')).toBeDefined();
  expect(list.getByRole('alert').textContent).toBe('请退出后在登录页绑定');
});
