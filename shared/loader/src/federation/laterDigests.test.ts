import { expect, it } from 'vitest';
import { type ChunkLoading, laterDigests } from './laterDigests.ts';

/** A bundler's runtime, with all that it loads and inserts, in turn. Chunk 7 has no script. */
function runtime(sriHashes?: Record<string, string>) {
  const asked: (string | number)[] = [];
  const ends: string[] = [];
  const loadChunk = async (chunk: string | number): Promise<void> => void asked.push(chunk);
  const bundler: ChunkLoading = {
    e: loadChunk,
    l: (address, onEnd) => {
      asked.push(address);
      onEnd({ type: ends.shift() ?? 'load' });
    },
    p: '/host/1/',
    ...(sriHashes && { sriHashes }),
    federation: { chunkMatcher: (chunk) => chunk !== 7 },
  };
  return { bundler, loadChunk, asked, ends };
}

it('loads the digests once, before the first chunk whose digest is among them, and before no other', async () => {
  const { bundler, asked } = runtime({ 3: 'sha256-three', digests: 'sha256-d' });
  laterDigests(bundler);

  await bundler.e(3);
  await bundler.e(7);
  expect(asked).toEqual([3, 7]);

  await Promise.all([bundler.e(5), bundler.e(6)]);
  expect(asked).toEqual([3, 7, '/host/1/digests.js', 5, 6]);
});

it('loads no chunk whose digest could not be had, and tries again', async () => {
  const { bundler, asked, ends } = runtime({ digests: 'sha256-d' });
  laterDigests(bundler);
  ends.push('error');

  await expect(bundler.e(5)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: expect.stringContaining('error') as string,
  });
  await bundler.e(5);

  expect(asked).toEqual(['/host/1/digests.js', '/host/1/digests.js', 5]);
});

it('loads them sooner when it is told to, and tells of a failure only those who need them', async () => {
  const { bundler, asked, ends } = runtime({ digests: 'sha256-d' });
  ends.push('error');

  laterDigests(bundler)();

  // A rejection that nobody handles would fail the run.
  await expect(bundler.e(5)).rejects.toThrow('error');
  await bundler.e(5);
  expect(asked).toEqual(['/host/1/digests.js', '/host/1/digests.js', 5]);
});

it.each([undefined, { 3: 'sha256-three' }])('leaves a runtime alone that has all its digests or none', (digests) => {
  const { bundler, loadChunk, asked } = runtime(digests);
  laterDigests(bundler)();

  expect(bundler.e).toBe(loadChunk);
  expect(asked).toEqual([]);
});
