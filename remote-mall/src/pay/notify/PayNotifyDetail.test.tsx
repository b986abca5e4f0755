import type { PayNotifyDetail as Detail } from '@zhilv/contract/pay';
import { within } from '@testing-library/dom';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { PayNotifyDetail } from './PayNotifyDetail.tsx';

const at = Date.UTC(2026, 2, 1, 4);
const notice: Detail = {
  id: 1,
  appId: 7,
  appName: '商城',
  type: 1,
  dataId: '9007199254740993',
  status: 0,
  merchantOrderId: 'o2026',
  notifyTimes: 2,
  maxNotifyTimes: 9,
  lastExecuteTime: at,
  nextNotifyTime: null,
  createTime: at,
  notifyUrl: 'https://shop.example.com/paid',
};
const log = (notifyTimes: number, response: string | null) => ({
  id: notifyTimes,
  status: 22,
  notifyTimes,
  response,
  createTime: at,
});

function show(logs: Detail['logs']) {
  const onClose = vi.fn<() => void>();
  const part = renderPart(<PayNotifyDetail notice={{ ...notice, logs }} onClose={onClose} />);
  const logged = within(part.getByRole('region', { name: '通知记录' }));
  return { part, logged, onClose, fact: (label: string) => part.getByText(label, { selector: 'dt' }).nextElementSibling };
}

it('tells whom it was for, of what, and how often it was tried', () => {
  const { fact } = show([]);

  expect(fact('支付应用')?.textContent).toBe('商城');
  expect(fact('关联编号')?.textContent).toBe('9007199254740993');
  expect(fact('通知次数')?.textContent).toBe('2 / 9');
  expect(fact('最近通知')?.textContent).toBe('2026-03-01 12:00:00');
  expect(fact('下次通知')?.querySelector('[aria-label="无"]')).not.toBeNull();
});

it('has the last sending first, in whatever order a back end tells them, and leaves those of the record alone', () => {
  const logs = [log(2, null), log(10, '{"code":0}'), log(1, '<html>')];
  const { logged } = show(logs);

  expect(logged.getAllByRole('listitem').map(({ textContent }) => /第 \d+ 次/.exec(textContent)?.[0])).toEqual([
    '第 10 次',
    '第 2 次',
    '第 1 次',
  ]);
  expect(logged.getByText('<html>').tagName).toBe('PRE');
  expect(logs.map(({ notifyTimes }) => notifyTimes)).toEqual([2, 10, 1]);
});

it.each([[null], [[]]])('says of logs %j that it was not sent yet', (logs) => {
  const { logged } = show(logs);

  expect(logged.getByText('还没有通知过')).toBeDefined();
  expect(logged.queryByRole('list')).toBeNull();
});

it('closes by its button and by Esc', async () => {
  const { part, onClose } = show(null);

  await part.user.click(part.getByText('关闭', { selector: 'button' }));
  await part.user.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledTimes(2);
});
