import { expect, it, vi } from 'vitest';
import { PendingTexts } from './PendingTexts.ts';

it('writes every text that is waiting, and none that was written since', () => {
  const pending = new PendingTexts();
  const [first, second] = [vi.fn(), vi.fn()];
  pending.add(first);
  const written = pending.add(second);

  written();
  pending.flush();

  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});
