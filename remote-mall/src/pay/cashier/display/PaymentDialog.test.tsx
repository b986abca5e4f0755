import { within } from '@testing-library/dom';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { channelOf } from '../../channel/channels.ts';
import type { Display } from './displayOf.ts';
import { PaymentDialog, type PaymentDialogProps } from './PaymentDialog.tsx';

const CONFIRMATION: Display = { kind: 'confirmation' };
const REFUSED: Display = { kind: 'refused', reason: '没有给出二维码' };

function show(display: Display, change: Partial<PaymentDialogProps> = {}) {
  const [onPaid, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const shown = { channel: channelOf('unionpay'), display };
  const part = renderPart(
    <PaymentDialog shown={shown} price={123_456} troubled={false} asking={false} onPaid={onPaid} onClose={onClose} {...change} />,
  );
  const dialog = within(part.getByRole('dialog'));
  return { part, dialog, onPaid, onClose };
}

it('is called as its channel, says how much it is, and that it waits', () => {
  const { part, dialog } = show(CONFIRMATION);

  expect(part.getByRole('dialog', { name: 'unionpay' })).toBeDefined();
  expect(dialog.getByText('¥1,234.56')).toBeDefined();
  expect(dialog.getByRole('status').textContent).toBe('正在等待支付结果，支付后自动完成');
});

it('says so while nobody can tell whether it was paid', () => {
  const { dialog } = show(CONFIRMATION, { troubled: true });

  expect(dialog.getByRole('status').textContent).toBe('暂时无法得知支付结果，正在重试…');
});

it('takes the word of who has paid, once at a time, and leads to another channel', async () => {
  const { part, onPaid, onClose } = show(CONFIRMATION);
  await part.user.click(part.getByRole('button', { name: '我已完成支付' }));
  await part.user.click(part.getByRole('button', { name: '换一种支付方式' }));
  expect([onPaid.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  part.end();

  const asking = show(CONFIRMATION, { asking: true });
  await asking.part.user.click(asking.part.getByRole('button', { name: '我已完成支付' }));

  expect(asking.onPaid).not.toHaveBeenCalled();
});

it('asks for no money where nothing can be shown', async () => {
  const { part, dialog, onClose } = show(REFUSED);

  expect(dialog.queryByText('¥1,234.56')).toBeNull();
  expect(dialog.queryByRole('status')).toBeNull();
  expect(dialog.queryByRole('button', { name: '我已完成支付' })).toBeNull();
  await part.user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
