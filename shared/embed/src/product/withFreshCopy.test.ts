import { afterEach, expect, it, vi } from 'vitest';
import { withFreshCopy } from './withFreshCopy.ts';

const URL = 'https://zhilv.example/remotes/remote_a/1/a.css';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers with a status. */
function answering(status: number) {
  const fetch = vi.fn<() => Promise<Response>>().mockResolvedValue(new Response('', { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('asks for a fresh copy only of what failed, and loads that', async () => {
  const fetch = answering(200);
  expect(await withFreshCopy(URL, async () => 'loaded')).toBe('loaded');
  expect(fetch).not.toHaveBeenCalled();

  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('a bad copy')).mockResolvedValue('loaded');
  expect(await withFreshCopy(URL, load)).toBe('loaded');
  expect(fetch).toHaveBeenCalledExactlyOnceWith(URL, expect.objectContaining({ cache: 'reload' }));
});

it.each([404, 503])('fails as it did where the server answers with %i', async (status) => {
  answering(status);
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));

  await expect(withFreshCopy(URL, load)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(1);
});
