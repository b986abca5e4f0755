import { within } from '@testing-library/dom';
import type { Id } from '@zhilv/contract';
import { demoOrder } from '@zhilv/contract/pay';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, vi } from 'vitest';
import { CreateDemoOrder } from './CreateDemoOrder.tsx';

/** Opens the dialog in front of a back end that takes every order as number 41. */
async function open() {
  const onCreated = vi.fn<(id: Id) => Promise<void>>(async () => {});
  const creations = new PageCalls(demoOrder.create);
  creations.answerWith(() => Response.json({ code: 0, data: 41, msg: '' }));
  const page = await renderPage({ Component: () => <CreateDemoOrder onCreated={onCreated} /> }, '/pay/demo-order');
  await page.press('新增示例订单');
  const form = within(await page.findByRole('dialog', { name: '新增示例订单' }));
  return { page, form, creations, onCreated };
}

it('offers five goods, each with its price, of which the first is chosen', async () => {
  const { form } = await open();
  const radios = form.getAllByRole<HTMLInputElement>('radio');

  expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual([
    '景区明信片 ¥0.01',
    '桂花糕 ¥0.10',
    '手绘地图 ¥1.00',
    '竹编提篮 ¥10.00',
    '观山套房一晚 ¥2,000.00',
  ]);
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
});

it('makes one order of the goods that are chosen by the arrow keys, however often somebody presses', async () => {
  const { page, form, creations, onCreated } = await open();
  form.getByRole('radio', { name: /^景区明信片/ }).focus();
  await page.user.keyboard('{ArrowDown}{ArrowDown}');
  const ok = form.getByRole('button', { name: '确定' });

  ok.click();
  ok.click();

  await expect.poll(() => onCreated.mock.calls).toEqual([[41]]);
  expect(creations.sent.map(({ body }) => body)).toEqual([{ spuId: 3 }]);
  expect(page.queryByRole('dialog')).toBeNull();
});

it('stays open where the back end takes no order, and says why', async () => {
  const { page, form, creations, onCreated } = await open();
  creations.refuse(1_007_900_001, '示例商品已下架');
  await page.user.click(form.getByRole('radio', { name: /^竹编提篮/ }));

  await page.user.click(form.getByRole('button', { name: '确定' }));

  await page.findByText('示例商品已下架');
  expect(form.getByRole('radio', { name: /^竹编提篮/ })).toHaveProperty('checked', true);
  expect(onCreated).not.toHaveBeenCalled();
});
