// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { DraftWriter } from './DraftWriter.ts';

function writer() {
  const write = vi.fn<() => Promise<void>>(async () => {});
  return { write, writer: new DraftWriter({ write }) };
}

it('writes at once when the page is left, for the browser may end it, and nothing that is written', () => {
  const { write, writer: one } = writer();
  one.noteChange();

  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));

  expect(write).toHaveBeenCalledOnce();
});

it('writes once more what was changed while it wrote', async () => {
  const { write, writer: one } = writer();
  let finish = (): void => {};
  write.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  one.noteChange();
  await expect.poll(() => write.mock.calls.length).toBe(1);

  one.noteChange();
  finish();

  await expect.poll(() => write.mock.calls.length).toBe(2);
});

it('writes nothing after its end', () => {
  const { write, writer: one } = writer();
  one.noteChange();

  one.end();
  window.dispatchEvent(new Event('pagehide'));

  expect(write).not.toHaveBeenCalled();
});
