import { within } from '@testing-library/dom';
import { type PayNotifyDetail, payNotify } from '@zhilv/contract/pay';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as payNotifyPage from './payNotify.route.ts';

/** Opens the notice of the refund of a seeded sample order. A part of the order's number would find orders of other tests, too. */
async function open() {
  const page = await renderPage(payNotifyPage, '/pay/notify?type=2&dataId=29');
  return { page, list: new ListView(page) };
}

it('shows what applications were told, and how often it was tried', async () => {
  const { list } = await open();

  expect(list.headings().slice(0, 5)).toEqual(['商户订单号', '通知类型', '关联编号', '通知状态', '通知次数']);
  expect(list.names()).toEqual(['106']);
  expect(list.column('通知类型')).toEqual(['退款单']);
  expect(list.column('通知次数')).toEqual(['1 / 9']);
});

it('shows a notice whole with the answer to each sending, the last one first', async () => {
  new PageCalls(payNotify.getDetail).change((notice: PayNotifyDetail) => ({
    ...notice,
    logs: [1, 2].map((times) => ({
      id: times,
      status: times === 1 ? 22 : 10,
      notifyTimes: times,
      response: times === 1 ? '请求超时' : '{"code":0}',
      createTime: notice.createTime,
    })),
  }));
  const { page, list } = await open();
  const [name = ''] = list.names();

  await page.user.click(page.getAllByRole('button', { name: `「${name}」的详情` })[0] as HTMLElement);

  const logs = within(await page.findByRole('dialog', { name: '回调通知详情' })).getByRole('region', { name: '通知记录' });
  const [latest, first] = within(logs).getAllByRole('listitem');
  expect(latest?.textContent).toMatch(/^第 2 次通知成功/);
  expect(first?.textContent).toContain('请求超时');
});

it('says that a notice was not sent yet', async () => {
  new PageCalls(payNotify.getDetail).change((notice: PayNotifyDetail) => ({ ...notice, logs: null }));
  const { page, list } = await open();
  const [name = ''] = list.names();

  await page.user.click(page.getAllByRole('button', { name: `「${name}」的详情` })[0] as HTMLElement);

  expect((await page.findByRole('dialog', { name: '回调通知详情' })).textContent).toContain('还没有通知过');
});
