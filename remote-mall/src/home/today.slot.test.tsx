import { order } from '@zhilv/contract/mall';
import { changes } from '@zhilv/platform';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { beforeEach, expect, it } from 'vitest';
import * as todaySlot from './today.slot.ts';

const days = [100, 0, 250, 0, 0, 0, 123_456].map((payPrice, index) => ({
  date: `2026-11-${21 + index}`,
  orderCount: index,
  payPrice,
}));
let pages: PageCalls;
let trends: PageCalls;

/** The page answer with these offers; no row of it is looked at. */
const offering = (...offers: string[]): void => pages.change(() => ({ list: [], total: 4, offers }));
beforeEach(() => {
  pages = new PageCalls(order.page);
  trends = new PageCalls(order.trend);
  offering('trend');
  trends.change(() => ({ toDeliver: 3, days }));
});

const open = (): Promise<RenderedPage> => renderPage(todaySlot, '/index');
const figures = (page: RenderedPage): readonly (string | null)[] =>
  page.getAllByRole('definition').map(({ textContent }) => textContent);

it('shows orders and sales of today, what waits for delivery, and how the sales went', async () => {
  const page = await open();

  expect(figures(page)).toEqual(['6', '¥1,234.56', '3']);
  expect(page.getByRole('link', { name: '3' }).getAttribute('href')).toMatch(/\?status=10$/);
  expect(page.getByRole('img').getAttribute('aria-label')).toBe(
    '近 7 天销售额：11月21日 ¥1.00，11月22日 ¥0.00，11月23日 ¥2.50，11月24日 ¥0.00，11月25日 ¥0.00，11月26日 ¥0.00，11月27日 ¥1,234.56',
  );
});

it('asks a back end without days for the sums of today, and draws no line', async () => {
  offering();
  const sums = new PageCalls(order.summary);
  sums.change(() => ({ orderCount: 5, orderPayPrice: 1_000, afterSaleCount: 1, afterSalePrice: 200 }));

  const page = await open();

  expect(figures(page)).toEqual(['6', '¥12.00', '4']);
  expect(page.queryByRole('img')).toBeNull();
  expect(trends.sent).toEqual([]);
  const asked = new URLSearchParams(sums.sent[0]?.search).getAll('createTime');
  expect(asked.map((time) => time.slice(' yyyy-MM-dd'.length))).toEqual(['00:00:00', '23:59:59']);
});

it('says why there is nothing, and asks again when the user wants it', async () => {
  pages.fail(503);
  const page = await open();
  expect(page.queryAllByRole('definition')).toEqual([]);

  offering('trend');
  await page.user.click(page.getByRole('button', { name: '重试' }));

  await expect.poll(() => page.queryAllByRole('definition')).toHaveLength(3);
});

it('keeps what it showed when it cannot be asked for anew, and follows changes of orders', async () => {
  const page = await open();
  trends.fail(503);
  changes.announce(order.page.path);
  await page.findByText(/下面是之前的内容$/);
  expect(figures(page)).toEqual(['6', '¥1,234.56', '3']);

  trends.change(() => ({ toDeliver: 2, days }));
  changes.announce(order.page.path);
  await expect.poll(() => figures(page)).toEqual(['6', '¥1,234.56', '2']);
});
