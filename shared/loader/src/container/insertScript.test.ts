// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insertScript } from './insertScript.ts';

const file = { url: 'https://example.org/remoteEntry.js', integrity: 'sha256-a' };
const remove = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  remove.mockReset();
});

/** Has the next script raise an event as soon as it is in the document, which happy-dom would do by itself. */
function answerWith(event: 'load' | 'error' | null) {
  return vi.spyOn(document.head, 'append').mockImplementationOnce((script) => {
    vi.spyOn(script as HTMLScriptElement, 'remove').mockImplementation(remove);
    if (event) (script as HTMLScriptElement).dispatchEvent(new Event(event));
  });
}

it('has the browser check the digest of a script, and leaves neither the element nor a timer behind', async () => {
  const append = answerWith('load');
  await insertScript(file);

  expect(append).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ src: file.url, integrity: file.integrity, crossOrigin: 'anonymous' }),
  );
  expect(remove).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('fails with a script that does not come, and leaves neither the element nor a timer behind', async () => {
  answerWith('error');

  await expect(insertScript(file)).rejects.toThrow(`the script ${file.url} did not come`);
  expect(remove).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up a script that hangs', async () => {
  answerWith(null);
  const inserted = expect(insertScript(file)).rejects.toThrow('did not come');
  await vi.advanceTimersByTimeAsync(10_000);

  await inserted;
  expect(remove).toHaveBeenCalledTimes(1);
});
