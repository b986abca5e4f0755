// @vitest-environment happy-dom
import { renderForm } from '@zhilv/testing/host/render-form';
import { expect, it, vi } from 'vitest';
import { begin } from '../social/begin.ts';
import { BindingList } from './BindingList.tsx';

vi.mock('@zhilv/platform', async (original) => ({ ...(await original<object>()), call: () => Promise.resolve([]) }));
vi.mock('../social/begin.ts', () => ({ begin: vi.fn(() => new Promise(() => {})) }));

it('binds in the tenant of the session, even of one that only this window has room for', async () => {
  sessionStorage.setItem('ACCESS_TOKEN', 'a');
  sessionStorage.setItem('TENANT_NAME', '乙公司');
  const list = renderForm(<BindingList types={[20]} returned={null} notice={null} redirect={null} />);

  await list.user.click(await list.findByRole('button', { name: '绑定钉钉' }));

  await expect.poll(() => vi.mocked(begin).mock.lastCall?.[0]).toMatchObject({ purpose: 'bind', tenantName: '乙公司' });
});
