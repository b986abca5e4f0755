import { renderPart } from '@zhilv/testing/page/render-part';
import type { OrderRow } from '@zhilv/contract/mall';
import { expect, it, vi } from 'vitest';
import { PrintButton } from './PrintButton.tsx';

const printed = vi.hoisted(() => vi.fn<(orders: readonly OrderRow[]) => Promise<void>>(async () => {}));
// A page under test has no printer.
vi.mock(import('./printOrders.ts'), () => ({ printOrders: printed }));

const orders = [{ id: 1 }, { id: 2 }] as unknown as OrderRow[]; // The button reads no more of them.

it('says that orders have to be chosen first', async () => {
  const part = renderPart(<PrintButton orders={[]} />);

  await part.user.click(part.getByRole('button', { name: '批量打印' }));

  await part.findByText('请先选择要打印的订单');
  expect(printed).not.toHaveBeenCalled();
});

it('prints the orders that were chosen', async () => {
  const part = renderPart(<PrintButton orders={orders} />);

  await part.user.click(part.getByRole('button', { name: '批量打印（2）' }));

  await expect.poll(() => printed.mock.calls).toEqual([[orders]]);
});
