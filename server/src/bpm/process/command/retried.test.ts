import { expect, it, vi } from 'vitest';
import { retried } from './retried.ts';

const conflict = (code: string): Error => new Error('Failed query', { cause: Object.assign(new Error('gave up'), { code }) });

it.each([['40001'], ['40P01']])('a transaction that the database gave up with %s is done anew', async (code) => {
  const transaction = vi.fn(async () => 'done');
  transaction.mockRejectedValueOnce(conflict(code));

  expect(await retried(transaction)).toBe('done');
  expect(transaction).toHaveBeenCalledTimes(2);
});

it('four times at most, and not for any other reason', async () => {
  const always = vi.fn(() => Promise.reject(conflict('40001')));
  const never = vi.fn(() => Promise.reject(conflict('23505')));

  await expect(retried(always)).rejects.toThrow('Failed query');
  await expect(retried(never)).rejects.toThrow('Failed query');

  expect([always.mock.calls.length, never.mock.calls.length]).toEqual([4, 1]);
});
