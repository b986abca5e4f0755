import type { PayOrder } from '@zhilv/contract/pay';
import { passTime, stopClock } from '@zhilv/testing/page/pass-time';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { Outcome } from './Outcome.tsx';
import type { PayResult } from './returnTarget.ts';
import type { WayBack } from './useWayBack.ts';

const order = { id: 1, subject: '桂花糕', price: 10, refundPrice: 4, channelCode: 'mock', merchantOrderId: 'o1' } as PayOrder; // It shows nothing else.

function wayBack(part: Partial<WayBack> = {}) {
  const go = vi.fn<(result: PayResult) => void>();
  return { go, back: { leads: true, refused: false, closes: false, go, ...part } };
}

it('leads back by itself after three seconds, once', async () => {
  stopClock();
  const { go, back } = wayBack();
  const part = renderPart(<Outcome outcome="paid" order={order} back={back} />);

  await passTime(1_000);
  expect(part.getByRole('button', { name: '返回（2）' })).toBeDefined();
  expect(go).not.toHaveBeenCalled();
  for (let second = 0; second < 9; second += 1) await passTime(1_000);

  expect(go.mock.calls).toEqual([['success']]);
});

it('does not lead back by itself from an order whose time is over', async () => {
  stopClock();
  const { go, back } = wayBack();
  const part = renderPart(<Outcome outcome="expired" order={order} back={back} />);
  await passTime(10_000);
  expect(go).not.toHaveBeenCalled();

  await part.user.click(part.getByRole('button', { name: '返回' }));

  expect(go.mock.calls).toEqual([['close']]);
});

it('leaves the focus where somebody has put it meanwhile', () => {
  const page = (paid: boolean) => (
    <>
      <input aria-label="搜索" />
      {paid && <Outcome outcome="paid" order={order} back={wayBack({ leads: false }).back} />}
    </>
  );
  const part = renderPart(page(false));
  const search = part.getByRole('textbox', { name: '搜索' });
  search.focus();

  part.show(page(true));

  expect(document.activeElement).toBe(search);
});

it('tells how much was given back', () => {
  const part = renderPart(<Outcome outcome="refunded" order={order} back={wayBack({ leads: false }).back} />);

  expect(part.getByText('已退款').nextElementSibling?.textContent).toBe('¥0.04');
});

it.each([
  ['a shell that closes pages', { leads: false, closes: true }, '关闭本页'],
  ['one that does not', { leads: false }, null],
])('offers to close the page in %s', (_, part, button) => {
  const shown = renderPart(<Outcome outcome="closed" order={order} back={wayBack(part).back} />);

  expect(shown.queryByRole('button')?.textContent ?? null).toBe(button);
  expect(shown.queryByText('可以关闭本页') === null).toBe(button !== null);
});
