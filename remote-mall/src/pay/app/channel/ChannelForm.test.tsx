import { type PayChannel, payChannel } from '@zhilv/contract/pay';
import { auth } from '@zhilv/contract/system';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, vi } from 'vitest';
import { channelOf } from '../../channel/channels.ts';
import { ChannelForm, type ChannelFormProps } from './ChannelForm.tsx';

const app: ChannelFormProps['app'] = {
  id: 7,
  name: '商城',
  status: 0,
  remark: null,
  channelCodes: [],
  orderNotifyUrl: 'https://a.example/paid',
  refundNotifyUrl: 'https://a.example/refunded',
  createTime: 0,
};
const stored: PayChannel = {
  id: 3,
  appId: 7,
  code: 'wx_native',
  status: 0,
  feeRate: 0.6,
  remark: null,
  createTime: 0,
  config: JSON.stringify({ mchId: '1500', apiV3Key: '******', keyContent: 'cert-of-ours' }),
};

/** Opens the form in front of an administrator. */
async function open(change: Partial<ChannelFormProps> = {}) {
  const [onSaved, onDeleted] = [vi.fn<() => Promise<void>>(async () => {}), vi.fn<() => Promise<void>>(async () => {})];
  const onClose = vi.fn<() => void>();
  const props = { app, channel: channelOf('wx_native'), stored: null, changeable: true, onSaved, onDeleted, onClose, ...change };
  return { onSaved, onDeleted, onClose, page: await renderPage({ Component: () => <ChannelForm {...props} /> }, '/pay/app') };
}

const done = (data: unknown): Response => Response.json({ code: 0, data, msg: '' });

it('shows no secret of a stored channel, and says which are there', async () => {
  const { page } = await open({ stored });
  const placeholderOf = (label: string): string => page.getByLabelText<HTMLInputElement>(label).placeholder;

  expect(page.getByLabelText('商户号')).toHaveProperty('value', '1500');
  expect(page.getByLabelText('API v3 密钥')).toMatchObject({ value: '', type: 'password' });
  expect(placeholderOf('API v3 密钥')).toBe('已设置，不修改请留空');
  expect(placeholderOf('商户密钥（v2）')).toBe('请输入商户密钥（v2）');
  expect(page.getByLabelText<HTMLTextAreaElement>('其他配置（JSON）').value).not.toContain('cert-of-ours');
});

it('says at each field what is wrong, and sends nothing', async () => {
  const creations = new PageCalls(payChannel.create);
  const { page, onSaved } = await open();
  await page.user.click(page.getByLabelText('其他配置（JSON）'));
  await page.user.paste('[1]');

  await page.press('确定');

  const faults = [
    ['渠道费率（%）', '渠道费率应为 0 至 100 的数字'],
    ['其他配置（JSON）', '其他配置应为 JSON 对象，例如 {"name":"value"}'],
  ] as const;
  for (const [label, fault] of faults) {
    const field = page.getByLabelText(label);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(fault);
  }
  expect(creations.sent).toEqual([]);
  expect(onSaved).not.toHaveBeenCalled();
});

it('adds a channel that is switched off at once where somebody wants that', async () => {
  const creations = new PageCalls(payChannel.create);
  creations.answerWith(() => done(9));
  const { page, onSaved } = await open({ channel: channelOf('wallet') });
  await page.user.type(page.getByLabelText('渠道费率（%）'), '0');
  await page.user.click(page.getByRole('switch', { name: '渠道状态' }));

  await page.press('确定');

  await page.findByText(/^已保存「商城」的钱包/);
  expect(creations.sent.map(({ body }) => body)).toEqual([
    { appId: 7, code: 'wallet', status: 1, feeRate: 0, remark: '', config: '{"name":"none"}' },
  ]);
  expect(onSaved).toHaveBeenCalledOnce();
});

it('stays open with what was typed where a channel is not deleted', async () => {
  const deletions = new PageCalls(payChannel.delete);
  deletions.refuse(1_007_001_000, '支付渠道的配置不存在');
  const { page, onDeleted } = await open({ stored });
  await page.user.type(page.getByLabelText('备注'), '旧的');
  await page.press('删除渠道');
  expect(deletions.sent).toEqual([]);

  await page.press('删除');

  await page.findByText('支付渠道的配置不存在');
  expect(page.getByLabelText('备注')).toHaveProperty('value', '旧的');
  expect(onDeleted).not.toHaveBeenCalled();
});

it.each([
  ['somebody may only read', { changeable: true }, ['pay:channel:query'], '没有修改渠道的权限，这里只能查看'],
  ['the back end changes none', { changeable: false }, ['*:*:*'], '后端不支持修改已有的渠道，这里只能查看'],
])('is there to be looked at where %s, and closes by 确定', async (_, change, permissions, note) => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));
  const { page, onClose } = await open({ stored, ...change });
  expect(page.getByText(note)).toBeDefined();
  for (const field of page.getAllByRole('textbox')) expect(field).toHaveProperty('disabled', true);
  expect(page.queryByRole('button', { name: '删除渠道' })).toBeNull();

  await page.press('确定');

  expect(onClose).toHaveBeenCalledOnce();
});
