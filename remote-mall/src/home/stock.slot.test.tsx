import { spu } from '@zhilv/contract/mall';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as stockSlot from './stock.slot.ts';

const open = (): Promise<RenderedPage> => renderPage(stockSlot, '/index');

it('tells how many goods run out and are sold out, as their tabs do', async () => {
  const counts = new PageCalls(spu.getCount);
  counts.change(() => ({ 0: 9, 1: 2, 2: 1, 3: 4, 4: 0 }));

  const page = await open();

  expect(page.getByRole('strong').textContent).toBe('4');
  expect(page.getByText('件商品，其中 1 件已售罄')).toBeDefined();
});

it('lists the first of them, says of each what is left, and leads to all of them', async () => {
  const asked = new PageCalls(spu.page);
  const page = await open();

  expect(new URLSearchParams(asked.sent[0]?.search).get('tabType')).toBe('3');
  const items = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.length).toBeGreaterThan(0);
  expect(items.every((text) => /(?:已售罄|剩 \d+)$/.test(text ?? ''))).toBe(true);
});

it('says that nothing runs out', async () => {
  new PageCalls(spu.page).change(() => ({ list: [], total: 0 }));

  expect((await open()).getByText('没有库存不足的商品')).toBeDefined();
});

it('says why there is nothing, and asks again when the user wants it', async () => {
  const counts = new PageCalls(spu.getCount);
  counts.fail(503);
  const page = await open();
  expect(page.queryByRole('strong')).toBeNull();

  counts.mend();
  await page.user.click(page.getByRole('button', { name: '重试' }));

  await expect.poll(() => page.queryByRole('strong')).not.toBeNull();
});
