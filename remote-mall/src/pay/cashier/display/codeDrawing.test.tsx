import { expect, it, onTestFinished, vi } from 'vitest';
import { codeDrawing, prepareDisplay } from './codeDrawing.ts';

function watchLoads() {
  const load = vi.spyOn(codeDrawing, 'load');
  onTestFinished(() => load.mockRestore());
  return load;
}

it('has what draws codes ready for a code', async () => {
  await prepareDisplay({ kind: 'code', text: 'weixin://pay' });

  expect(codeDrawing.read()?.('weixin://pay')?.size).toBeGreaterThan(21);
});

it('loads nothing for those who pay otherwise', async () => {
  const load = watchLoads();

  await prepareDisplay({ kind: 'confirmation' });
  await prepareDisplay({ kind: 'link', url: new URL('https://pay.example.com/') });
  await prepareDisplay({ kind: 'picture', address: 'https://pay.example.com/code.png' });

  expect(load).not.toHaveBeenCalled();
});

it('shows a code whose drawing could not be loaded all the same, for its text can be copied', async () => {
  watchLoads().mockRejectedValue(new Error('lost'));

  await expect(prepareDisplay({ kind: 'code', text: 'weixin://pay' })).resolves.toBeUndefined();
});
