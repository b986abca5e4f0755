import { within } from '@testing-library/dom';
import { payChannel } from '@zhilv/contract/pay';
import { ApiError } from '@zhilv/platform';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, vi } from 'vitest';
import { channels } from '../../channel/channels.ts';
import { ChannelsDialog, type ChannelsDialogProps } from './ChannelsDialog.tsx';

const app: ChannelsDialogProps['app'] = {
  id: 7,
  name: '商城',
  status: 0,
  remark: null,
  channelCodes: ['mock', 'unionpay'],
  orderNotifyUrl: 'https://a.example/paid',
  refundNotifyUrl: 'https://a.example/refunded',
  createTime: 0,
};

/** Opens the dialog of an application that has a channel of ours and one that we do not know. */
async function open(onChanged: () => Promise<void> = async () => {}) {
  const onClose = vi.fn<() => void>();
  const reads = new PageCalls(payChannel.get);
  reads.answerWith(() => Response.json({ code: 0, data: null, msg: '' }));
  const Component = () => <ChannelsDialog app={app} changeable onChanged={onChanged} onClose={onClose} />;
  const page = await renderPage({ Component }, '/pay/app');
  const lineOf = (name: string): string | undefined =>
    page.getAllByRole('listitem').find((item) => within(item).queryByText(name) !== null)?.textContent;
  return { page, reads, onClose, lineOf };
}

it('lists every channel with whether the application has it, and those that nobody knows by their codes', async () => {
  const { page, lineOf } = await open();

  expect(page.getAllByRole('listitem')).toHaveLength(channels.length + 1);
  expect(lineOf('模拟支付')).toBe('模拟支付已配置查看');
  expect(lineOf('unionpay')).toBe('unionpay已配置查看');
  expect(lineOf('支付宝扫码支付')).toBe('支付宝扫码支付未配置配置');
});

it('asks for a channel by the application and its code, and leads back to the list by 取消', async () => {
  const { page, reads, onClose } = await open();

  await page.press('查看「unionpay」');
  const form = await page.findByRole('dialog', { name: 'unionpay · 商城' });
  expect(reads.sent.map(({ search }) => search)).toEqual(['?appId=7&code=unionpay']);
  await page.user.click(within(form).getByRole('button', { name: '取消' }));

  await page.findByRole('dialog', { name: '支付渠道 · 商城' });
  expect(onClose).not.toHaveBeenCalled();
});

it('stays where a channel cannot be had, and says why', async () => {
  const { page, reads } = await open();
  reads.refuse(500, '系统异常');

  await page.press('查看「模拟支付」');

  await page.findByText('系统异常');
  expect(page.getByRole('dialog', { name: '支付渠道 · 商城' })).toBeDefined();
});

it('shows what was added although the list behind it could not be loaded anew', async () => {
  new PageCalls(payChannel.create).answerWith(() => Response.json({ code: 0, data: 9, msg: '' }));
  const { page, lineOf } = await open(async () => {
    throw new ApiError('http', '502');
  });
  await page.press('配置「微信扫码支付」');
  await page.user.type(await page.findByLabelText('渠道费率（%）'), '0.6');
  await page.user.type(page.getByLabelText('商户号'), '1500');

  await page.press('确定');

  await page.findByText('已保存「商城」的微信扫码支付');
  await expect.poll(() => lineOf('微信扫码支付')).toBe('微信扫码支付已配置查看');
});
