import { expect, it, vi } from 'vitest';
import { laterDigests } from './laterDigests.ts';

function runtime(sriHashes?: Record<string, string>) {
  const loadChunk = vi.fn<(chunk: string | number) => Promise<unknown>>().mockResolvedValue(undefined);
  const bundler = {
    e: loadChunk,
    ...(sriHashes && { sriHashes }),
    federation: { chunkMatcher: (chunk: string | number) => chunk !== 7 },
  };
  return { loadChunk, bundler, chunks: () => loadChunk.mock.calls.map(([chunk]) => chunk) };
}

it('loads the digests before a chunk whose digest is among them, and before no other', async () => {
  const { bundler, chunks } = runtime({ 3: 'sha256-three', digests: 'sha256-d' });
  laterDigests(bundler);

  await bundler.e(3);
  await bundler.e(7);
  expect(chunks()).toEqual([3, 7]);

  await bundler.e(5);
  expect(chunks()).toEqual([3, 7, 'digests', 5]);
});

it('loads no chunk whose digest could not be had, and tries again', async () => {
  const { bundler, loadChunk, chunks } = runtime({ digests: 'sha256-d' });
  laterDigests(bundler);
  loadChunk.mockRejectedValueOnce(new Error('offline'));

  await expect(bundler.e(5)).rejects.toThrow('offline');
  await bundler.e(5);

  expect(chunks()).toEqual(['digests', 'digests', 5]);
});

it('loads them sooner when it is told to, and says nothing of a failure', async () => {
  const { bundler, loadChunk, chunks } = runtime({ digests: 'sha256-d' });
  loadChunk.mockRejectedValueOnce(new Error('offline'));

  laterDigests(bundler).load();

  await vi.waitFor(() => expect(chunks()).toEqual(['digests']));
});

it.each([undefined, { 3: 'sha256-three' }])('leaves a runtime alone that has all its digests or none', async (digests) => {
  const { bundler, loadChunk, chunks } = runtime(digests);
  laterDigests(bundler).load();

  expect(bundler.e).toBe(loadChunk);
  expect(chunks()).toEqual([]);
});
