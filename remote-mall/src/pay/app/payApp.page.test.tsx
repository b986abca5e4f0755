import { within } from '@testing-library/dom';
import { payApp, payChannel } from '@zhilv/contract/pay';
import { auth } from '@zhilv/contract/system';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as payAppPage from './payApp.route.ts';

const ADDRESS = '/pay/app';

/** Opens the list at an application of the test's own. */
async function openOwn() {
  const name = new OwnRecords().name('应用');
  const addresses = { orderNotifyUrl: 'https://a.example/paid', refundNotifyUrl: 'https://a.example/refunded' };
  const id = await callElsewhere(payApp.create, { name, status: 0, remark: '', ...addresses });
  const page = await renderPage(payAppPage, `${ADDRESS}?name=${encodeURIComponent(name)}`);
  return { name, id, page };
}

async function openChannels(page: RenderedPage, name: string) {
  await page.press(`配置「${name}」的支付渠道`);
  return within(await page.findByRole('dialog', { name: `支付渠道 · ${name}` }));
}

it('lets an application live from the first to the last', async () => {
  const own = new OwnRecords();
  const [name, renamed] = [own.name('应用'), own.name('改名')];
  const page = await renderPage(payAppPage, ADDRESS);
  const list = new ListView(page);

  const form = await list.create();
  await form.ok();
  await expect
    .poll(() => form.refusals())
    .toEqual(['应用名不能为空', '支付结果的回调地址不能为空', '退款结果的回调地址不能为空']);
  await form.fill({ 应用名: name, 支付结果的回调地址: 'javascript:alert(1)', 退款结果的回调地址: 'https://a.example/refunded' });
  await form.ok();
  await expect.poll(() => form.refusals()).toEqual(['支付结果的回调地址必须为 URL 格式']);
  await form.fill({ 支付结果的回调地址: 'https://a.example/paid' });
  await form.ok();
  expect((await list.row(name)).textContent).toContain('https://a.example/paid');

  const again = await list.edit(name);
  await again.fill({ 应用名: renamed });
  await again.ok();
  await list.row(renamed);

  await list.delete(renamed);
  await list.confirm();
  await expect.poll(() => list.names()).not.toContain(renamed);
});

it('shows the channels of an application by their signs, each with its name', async () => {
  const page = await renderPage(payAppPage, `${ADDRESS}?name=${encodeURIComponent('示例应用')}`);
  const row = await new ListView(page).row('示例应用');

  const names = [...row.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(names[0]).toBe('支付宝扫码支付');
  expect(names).toContain('模拟支付');
  expect(row.querySelectorAll('li svg')).toHaveLength(names.length);
});

it('adds a channel, shows its secrets to nobody, changes it without them, and deletes it after a question', async () => {
  const { name, id, page } = await openOwn();
  const channels = await openChannels(page, name);
  await page.user.click(channels.getByRole('button', { name: '配置「支付宝扫码支付」' }));
  const form = within(await page.findByRole('dialog', { name: `支付宝扫码支付 · ${name}` }));
  await page.user.click(form.getByRole('button', { name: '确定' }));
  await expect
    .poll(() => form.getAllByRole('alert').map(({ textContent }) => textContent))
    .toContain('渠道费率应为 0 至 100 的数字');
  await page.user.type(form.getByLabelText('渠道费率（%）'), '0.6');
  await page.user.type(form.getByLabelText('开放平台 APPID'), '2021');
  await page.user.type(form.getByLabelText('应用私钥'), 'not-for-eyes');
  await page.user.click(form.getByLabelText('其他配置（JSON）'));
  await page.user.paste('{"mode":1}');
  await page.user.click(form.getByRole('button', { name: '确定' }));
  await page.findByText(`已保存「${name}」的支付宝扫码支付`);
  await expect.poll(async () => (await new ListView(page).row(name)).querySelectorAll('li').length).toBe(1);

  await page.user.click(await page.findByRole('button', { name: '查看「支付宝扫码支付」' }));
  const again = within(await page.findByRole('dialog', { name: `支付宝扫码支付 · ${name}` }));
  expect(again.getByLabelText('应用私钥')).toHaveProperty('value', '');
  expect(again.getByLabelText('应用私钥').getAttribute('placeholder')).toBe('已设置，不修改请留空');
  await page.user.clear(again.getByLabelText('渠道费率（%）'));
  await page.user.type(again.getByLabelText('渠道费率（%）'), '1');
  await page.user.click(again.getByRole('switch', { name: '渠道状态' }));
  const updates = new PageCalls(payChannel.update);
  await page.user.click(again.getByRole('button', { name: '确定' }));
  await expect.poll(() => updates.sent.length).toBe(1);
  expect(updates.sent[0]?.body).toMatchObject({ feeRate: 1, status: 1 });
  expect(JSON.stringify(updates.sent)).not.toContain('not-for-eyes');
  await expect.poll(async () => (await callElsewhere(payChannel.get, { appId: id, code: 'alipay_qr' }))?.status).toBe(1);

  await page.user.click(await page.findByRole('button', { name: '查看「支付宝扫码支付」' }));
  await page.press('删除渠道');
  await answerQuestion(page, '取消');
  await page.press('删除渠道');
  await page.press('删除');
  await page.findByText(`已删除「${name}」的支付宝扫码支付`);
  await expect(callElsewhere(payChannel.get, { appId: id, code: 'alipay_qr' })).resolves.toBeNull();
});

it('keeps what was typed where the back end refuses it, and asks before that is dropped', async () => {
  const { name, page } = await openOwn();
  new PageCalls(payChannel.create).refuse(1_007_001_004, '已存在相同的渠道');
  const channels = await openChannels(page, name);
  await page.user.click(channels.getByRole('button', { name: '配置「模拟支付」' }));
  const form = within(await page.findByRole('dialog', { name: `模拟支付 · ${name}` }));
  await page.user.type(form.getByLabelText('渠道费率（%）'), '0');
  await page.user.click(form.getByRole('button', { name: '确定' }));

  await page.findByText('已存在相同的渠道');
  expect(form.getByLabelText('渠道费率（%）')).toHaveProperty('value', '0');
  await page.user.keyboard('{Escape}');
  await answerQuestion(page, '确定');
  await page.findByRole('dialog', { name: `支付渠道 · ${name}` });
});

it('changes no channel of a back end that only adds them', async () => {
  new PageCalls(payApp.page).change((answer: object) => ({ ...answer, offers: [] }));
  const page = await renderPage(payAppPage, `${ADDRESS}?name=${encodeURIComponent('示例应用')}`);
  await openChannels(page, '示例应用');

  await page.press('查看「模拟支付」');

  const form = within(await page.findByRole('dialog', { name: '模拟支付 · 示例应用' }));
  expect(form.getByText('后端不支持修改已有的渠道，这里只能查看')).toBeDefined();
  expect(form.getByLabelText('渠道费率（%）')).toHaveProperty('disabled', true);
  expect(form.queryByRole('button', { name: '删除渠道' })).toBeNull();
});

it('offers no change to those who may only read', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['pay:app:query'],
  }));
  const page = await renderPage(payAppPage, ADDRESS);
  const list = new ListView(page);

  expect(list.names()).toContain('示例应用');
  expect(page.queryAllByRole('button', { name: /^(修改|删除|配置)「/ })).toEqual([]);
  expect(list.tool(/^新增/)).toBeNull();
});
