import { within } from '@testing-library/dom';
import { payAttempt, type PayOrder, payOrder } from '@zhilv/contract/pay';
import { setFileHosts, setPaymentTargets } from '@zhilv/platform';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { passTime, stopClock } from '@zhilv/testing/page/pass-time';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as cashierPage from './cashier.route.ts';

/** Has attempts answered as a provider does that is not paid yet. */
const showBy = (attempts: PageCalls, displayMode: string | null, displayContent: string | null): void =>
  attempts.answerWith(() => Response.json({ code: 0, data: { status: 0, displayMode, displayContent }, msg: '' }));

/** Opens the cashier in front of a provider that answers each attempt with one display. */
async function openAt(displayMode: string | null, displayContent: string | null) {
  const order = await new OwnRecords().makePayOrder();
  const attempts = new PageCalls(payAttempt.submit);
  showBy(attempts, displayMode, displayContent);
  const reads = new PageCalls(payOrder.get);
  const page = await renderPage(cashierPage, `/pay/cashier?id=${String(order.id)}`);
  const pay = async (channel = '支付宝扫码支付') => {
    await page.user.click(page.getByRole('radio', { name: channel }));
    await page.press('确认支付');
  };
  return {
    page,
    attempts,
    reads,
    pay,
    /** Pays while the clock stands, when nothing can be waited for. */
    payAtOnce: async () => {
      await page.user.click(page.getByRole('button', { name: '确认支付' }));
      await passTime(0);
      return within(page.getByRole('dialog', { name: '支付宝扫码支付' }));
    },
    dialog: async (name = '支付宝扫码支付') => within(await page.findByRole('dialog', { name })),
  };
}

/** Names where payments may lead until the end of the test. */
function allow(targets: Partial<Parameters<typeof setPaymentTargets>[0]>): void {
  const none = { frameHosts: [], payHosts: [], payReturnOrigins: [] };
  setPaymentTargets({ ...none, ...targets });
  onTestFinished(() => setPaymentTargets(none));
}

const PAID = (order: PayOrder): PayOrder => ({ ...order, status: 10, successTime: order.createTime });

it('shows a text as a code to be scanned, with the text to copy, until it is paid', async () => {
  const { page, reads, pay, dialog } = await openAt('qr_code', 'https://qr.example.test/P1');
  await pay();
  const shown = await dialog();
  expect(shown.getByRole('img', { name: '支付二维码' }).querySelectorAll('path')).toHaveLength(2);
  expect(shown.getByText('https://qr.example.test/P1')).toBeDefined();
  expect(shown.getByText('¥0.01')).toBeDefined();
  expect(page.holdsWork()).toBe(true);

  await page.user.click(shown.getByRole('button', { name: '复制支付链接' }));
  await expect(navigator.clipboard.readText()).resolves.toBe('https://qr.example.test/P1');
  reads.change(PAID);

  await page.findByRole('heading', { name: '支付成功' });
  expect(page.queryByRole('dialog')).toBeNull();
  await expect.poll(() => page.holdsWork()).toBe(false);
});

it('leads to the page of a provider in a window of its own, whose host it names', async () => {
  const { pay, dialog } = await openAt('url', 'https://openapi.alipay.com/gateway.do?a=1');

  await pay('支付宝 PC 网站支付');

  const shown = await dialog('支付宝 PC 网站支付');
  const link = shown.getByRole('link', { name: '前往支付' });
  expect(link.getAttribute('href')).toBe('https://openapi.alipay.com/gateway.do?a=1');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(shown.getByText(/openapi\.alipay\.com/)).toBeDefined();
});

it('frames a page of a host that the operator lists, without its origin, and opens any other in a window', async () => {
  allow({ frameHosts: ['pay.example.com'] });
  const listed = await openAt('iframe', 'https://pay.example.com/qr?id=1');
  await listed.pay();
  const frame = (await listed.dialog()).getByTitle('支付页面');
  expect(frame.getAttribute('src')).toBe('https://pay.example.com/qr?id=1');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
  await listed.page.press('换一种支付方式');
  allow({});

  await listed.page.press('确认支付');

  expect((await listed.dialog()).getByRole('link', { name: '前往支付' })).toBeDefined();
});

it('sends the form of a provider to a host of the operator’s list, and makes none of its markup part of the page', async () => {
  allow({ payHosts: ['openapi.alipay.com'] });
  const submitted: { action: string; target: string; fields: (readonly [string, string])[] }[] = [];
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value] as const);
    submitted.push({ action: this.action, target: this.target, fields });
  });
  onTestFinished(() => submit.mockRestore());
  const { page, pay, dialog } = await openAt(
    'form',
    '<form action="https://openapi.alipay.com/gateway.do?a=1&amp;b=2" method="post"><input type="hidden" name="submit" value="&quot;1&quot;"><img src=x onerror="alert(1)"><input type="submit"></form><script>document.forms[0].submit()</script>',
  );

  await pay('支付宝 PC 网站支付');
  const shown = await dialog('支付宝 PC 网站支付');
  expect(shown.getByText(/openapi\.alipay\.com/)).toBeDefined();
  expect(document.querySelector('form, script, [onerror]')).toBeNull();
  await page.user.click(shown.getByRole('button', { name: '前往支付' }));

  expect(submitted).toEqual([
    { action: 'https://openapi.alipay.com/gateway.do?a=1&b=2', target: '_blank', fields: [['submit', '"1"']] },
  ]);
  expect(document.querySelector('form')).toBeNull();
});

it('shows the picture of a code where the document may show it, and else leads to it', async () => {
  setFileHosts(['files.example']);
  onTestFinished(() => setFileHosts(null));
  const { page, attempts, pay, dialog } = await openAt('qr_code_url', 'https://files.example/code.png');
  await pay();
  expect((await dialog()).getByRole('img', { name: '支付二维码' }).getAttribute('src')).toBe('https://files.example/code.png');
  await page.press('换一种支付方式');
  showBy(attempts, 'qr_code_url', 'https://elsewhere.example/code.png');

  await page.press('确认支付');

  const shown = await dialog();
  expect(shown.queryByRole('img')).toBeNull();
  expect(shown.getByRole('link', { name: '查看二维码' }).getAttribute('href')).toBe('https://elsewhere.example/code.png');
});

it('says of what it cannot show why, asks nothing then, and takes another channel', async () => {
  const { page, attempts, reads, pay, dialog } = await openAt('app', '{"appId":"wx"}');
  await pay();
  const shown = await dialog();
  expect(shown.getByRole('alert').textContent).toMatch(/只能在 App 或微信中使用/);
  expect(shown.queryByRole('button', { name: '我已完成支付' })).toBeNull();

  await page.press('换一种支付方式');
  expect(page.queryByRole('dialog')).toBeNull();
  expect(reads.sent).toHaveLength(1);
  attempts.mend();
  await page.user.click(page.getByRole('radio', { name: '模拟支付' }));
  await page.press('确认支付');

  await page.findByRole('heading', { name: '支付成功' });
});

it('asks every two seconds what became of it, rests while the page is hidden, and ends when the display closes', async () => {
  const { page, reads, payAtOnce } = await openAt('qr_code', 'https://qr.example.test/P2');
  stopClock();
  await payAtOnce();
  await passTime(6_000);
  expect(reads.sent).toHaveLength(1 + 3);

  page.turnTab('hidden');
  await passTime(60_000);
  expect(reads.sent).toHaveLength(1 + 3);
  page.turnTab('visible');
  await passTime(2_000);
  expect(reads.sent).toHaveLength(1 + 4);

  await page.user.click(page.getByRole('button', { name: '换一种支付方式' }));
  await passTime(60_000);
  expect(reads.sent).toHaveLength(1 + 4);
});

it('asks at once when somebody says that it was paid, and says that it was not yet', async () => {
  const { page, reads, pay, dialog } = await openAt('url', 'https://openapi.alipay.com/gateway.do');
  await pay();
  const shown = await dialog();

  await page.user.click(shown.getByRole('button', { name: '我已完成支付' }));
  await page.findByText('还没有收到支付结果，请稍候');
  reads.change(PAID);
  await page.user.click(shown.getByRole('button', { name: '我已完成支付' }));

  await page.findByRole('heading', { name: '支付成功' });
});

it('finds out that the order was closed, and that it is gone', async () => {
  const closed = await openAt('qr_code', 'https://qr.example.test/P4');
  await closed.pay();
  await closed.dialog();
  closed.reads.change((order: PayOrder) => ({ ...order, status: 30 }));
  await closed.page.findByRole('heading', { name: '订单已关闭' });
});
