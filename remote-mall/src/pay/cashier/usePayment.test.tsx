import { within } from '@testing-library/dom';
import { payAttempt, type PayOrder, payOrder } from '@zhilv/contract/pay';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { channelOf } from '../channel/channels.ts';
import { usePayment } from './usePayment.ts';

const order: PayOrder = {
  id: 41,
  appId: 7,
  merchantOrderId: 'o2026',
  subject: '桂花糕',
  price: 10,
  status: 0,
  refundPrice: 0,
  createTime: Date.UTC(2026, 2, 1),
  expireTime: Date.UTC(2099, 2, 1),
};

const done = (data: unknown): Response => Response.json({ code: 0, data, msg: '' });

/** A payment with its state as text and a button for each thing that can be done. */
async function start() {
  const [attempts, reads] = [new PageCalls(payAttempt.submit), new PageCalls(payOrder.get)];
  const onGone = vi.fn<() => void>();
  const taken: boolean[] = [];
  const Page = () => {
    const [loaded, load] = useState(order);
    const payment = usePayment(loaded, onGone);
    const { shown, refusal, expired } = payment;
    const state = [payment.order.status, shown?.display.kind ?? '-', refusal ?? '-', expired ? 'over' : '-'];
    return (
      <>
        <output>{state.join(' ')}</output>
        <button onClick={() => void payment.pay(channelOf('wx_bar'), '134500000000000000').then((took) => taken.push(took))}>
          pay
        </button>
        <button onClick={() => void payment.end()}>end</button>
        <button onClick={payment.forgive}>forgive</button>
        <button onClick={() => load({ ...order })}>load</button>
      </>
    );
  };
  const page = await renderPage({ Component: Page }, '/pay/cashier?id=41&returnUrl=%2Fpay%2Forder');
  const press = (name: string): Promise<void> => page.user.click(page.getByRole('button', { name }));
  return { attempts, reads, onGone, taken, press, state: () => within(page.main()).getByRole('status').textContent };
}

it('sends the code of a payer as its channel wants it, and where to come back to', async () => {
  const { attempts, taken, press, state } = await start();
  attempts.answerWith(() => done({ status: 0, displayMode: 'bar_code', displayContent: '' }));

  await press('pay');

  await expect.poll(state).toBe('0 confirmation - -');
  expect(taken).toEqual([true]);
  expect(attempts.sent.map(({ body }) => body)).toEqual([
    {
      id: 41,
      channelCode: 'wx_bar',
      channelExtras: { authCode: '134500000000000000' },
      returnUrl: 'http://localhost/pay/cashier?id=41&returnUrl=%2Fpay%2Forder',
    },
  ]);
});

it('is paid by the word of an attempt, although nobody can tell more of the order', async () => {
  const { attempts, reads, press, state } = await start();
  attempts.answerWith(() => done({ status: 10 }));
  reads.fail(502);

  await press('pay');

  await expect.poll(state).toBe('10 - - -');
});

it('keeps the reason of a refusal until it is dropped, and asks nothing', async () => {
  const { attempts, reads, taken, press, state } = await start();
  attempts.refuse(1_007_002_004, '付款码已失效');

  await press('pay');
  await expect.poll(state).toBe('0 - 付款码已失效 -');
  expect(taken).toEqual([false]);
  expect(reads.sent).toEqual([]);
  await press('forgive');

  await expect.poll(state).toBe('0 - - -');
});

it.each([
  ['not there', 1_007_002_000],
  ['not waiting', 1_007_002_001],
  ['paid', 1_007_002_002],
])('asks what became of an order that is %s by now', async (_, code) => {
  const { attempts, reads, press, state } = await start();
  attempts.refuse(code, '支付订单不处于待支付');
  reads.answerWith(() => done({ ...order, status: 30 }));

  await press('pay');

  await expect.poll(state).toMatch(/^30 /);
});

it('tells that an order is gone', async () => {
  const { reads, onGone, press } = await start();
  reads.answerWith(() => done(null));

  await press('end');

  await expect.poll(() => onGone.mock.calls.length).toBe(1);
});

it('is over once its time has run down, although the clock that the answer tells is late by part of a second', async () => {
  const { reads, press, state } = await start();
  const now = Date.UTC(2026, 2, 1);
  reads.answerWith(() =>
    Response.json(
      { code: 0, data: { ...order, expireTime: now + 900 }, msg: '' },
      { headers: { date: new Date(now).toUTCString() } },
    ),
  );

  await press('end');

  await expect.poll(state).toBe('0 - - over');
});

it('takes what was loaded anew for newer than what it heard before', async () => {
  const { reads, press, state } = await start();
  reads.answerWith(() => done({ ...order, status: 30 }));
  await press('end');
  await expect.poll(state).toMatch(/^30 /);

  await press('load');

  await expect.poll(state).toBe('0 - - -');
});
