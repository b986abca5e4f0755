// @vitest-environment happy-dom
import { deployToken, type DeployToken } from '@zhilv/contract/operation';
import { ApiError, call, dialogStore, messageStore } from '@zhilv/platform';
import { renderForm } from '@zhilv/testing/host/render-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeployTokenSection } from './DeployTokenSection.tsx';

const revalidate = vi.fn<() => Promise<void>>(async () => {});
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  useRevalidator: () => ({ revalidate, state: 'idle' }),
}));
vi.mock('@zhilv/platform', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

beforeEach(() => {
  vi.mocked(call).mockReset();
  revalidate.mockClear();
  for (const { id } of dialogStore.read()) dialogStore.settle(id, false);
  for (const { id } of messageStore.read()) messageStore.close(id);
});

const NOW = Date.now();
const token: DeployToken = {
  id: 7,
  name: '票务流水线',
  remotes: ['host', 'remote_ticket'],
  rights: 'upload',
  createTime: NOW,
  creator: '管理员',
  expiresTime: NOW + 86_400_000,
  endTime: null,
  uses: [],
};
const use: DeployToken['uses'][number] = {
  action: 'publish',
  name: 'remote_ticket',
  release: '1.0.0-a',
  time: NOW,
  address: '192.0.2.9',
  refusal: null,
};

const show = (...tokens: readonly DeployToken[]) =>
  renderForm(
    <DeployTokenSection
      tokens={{ kind: 'answer', value: tokens, failure: null }}
      outdated={false}
      names={['host', 'remote_bpm']}
    />,
  );
const lines = (section: ReturnType<typeof show>) => section.getAllByRole('listitem').map(({ textContent }) => textContent);

it('tells what each token is good for, until when, and what became of its uses', () => {
  const section = show(
    { ...token, uses: [{ ...use, action: 'later', name: '*', release: null, refusal: '该版本已被禁止发布' }, use] },
    { ...token, id: 8, rights: 'release', creator: null, expiresTime: NOW - 1 },
    { ...token, id: 9, endTime: NOW },
  );

  const [first, firstUse, secondUse, expired, ended] = lines(section);
  expect(first).toContain('票务流水线仅上传主应用、remote_ticket有效期至 ');
  expect(first).toContain('创建：管理员');
  expect(firstUse).toMatch(/ · later · 192\.0\.2\.9未执行：该版本已被禁止发布$/);
  expect(secondUse).toMatch(/ · 发布 · remote_ticket · 1\.0\.0-a · 192\.0\.2\.9$/);
  expect(expired).toMatch(/^票务流水线上传与发布已过期.*创建：命令行从未使用结束$/);
  expect(ended).toMatch(/^票务流水线仅上传已结束.*结束于 .*从未使用$/);
});

it('makes a token for the remotes that are chosen or typed, and shows it once', async () => {
  vi.mocked(call).mockResolvedValueOnce({ id: 1, token: 'mfe_1_secret' });
  const section = show();
  await section.user.click(section.getByRole('button', { name: '新建令牌' }));

  await section.user.click(section.getByRole('button', { name: '新建' }));
  expect(section.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['名称不能为空', '模块不能为空']);
  await section.user.type(section.getByLabelText(/^名称/), ' 流水线 ');
  await section.user.click(section.getByRole('checkbox', { name: 'remote_bpm' }));
  await section.user.type(section.getByPlaceholderText(/尚未发布过的模块/), 'remote_ticket，remote_pay');
  await section.user.click(section.getByRole('button', { name: '新建' }));

  expect(call).toHaveBeenCalledExactlyOnceWith(deployToken.create, {
    name: '流水线',
    remotes: ['remote_bpm', 'remote_ticket', 'remote_pay'],
    rights: 'upload',
    days: 90,
  });
  expect((await section.findByRole('dialog', { name: '部署令牌' })).textContent).toContain('mfe_1_secret');
  expect(revalidate).toHaveBeenCalledOnce();
  await section.user.click(section.getByRole('button', { name: '我已保存' }));
  expect(section.queryByText('mfe_1_secret')).toBeNull();
});

it('keeps what was typed where the server refuses it', async () => {
  vi.mocked(call).mockRejectedValueOnce(new ApiError('business', '系统异常', { code: 500 }));
  const section = show();
  await section.user.click(section.getByRole('button', { name: '新建令牌' }));
  await section.user.type(section.getByLabelText(/^名称/), '流水线');
  await section.user.click(section.getByRole('checkbox', { name: '主应用' }));

  await section.user.click(section.getByRole('button', { name: '新建' }));

  await expect.poll(() => section.getByRole('button', { name: '新建' }).getAttribute('aria-busy')).not.toBe('true');
  expect(section.getByLabelText(/^名称/)).toHaveProperty('value', '流水线');
  expect(revalidate).not.toHaveBeenCalled();
});

it('ends a token after a question, and says so', async () => {
  const section = show(token);
  const press = () => section.user.click(section.getByRole('button', { name: '结束「票务流水线」' }));

  await press();
  dialogStore.settle(dialogStore.read()[0]?.id ?? 0, false);
  await press();
  expect(dialogStore.read()[0]?.content).toContain('使用它的流水线立即不能再发布');
  expect(call).not.toHaveBeenCalled();
  dialogStore.settle(dialogStore.read()[0]?.id ?? 0, true);

  await expect.poll(() => vi.mocked(call).mock.calls).toEqual([[deployToken.end, { id: 7 }]]);
  await expect.poll(() => messageStore.read()).toMatchObject([{ level: 'success', text: '部署令牌「票务流水线」已结束' }]);
  expect(revalidate).toHaveBeenCalled();
});
