import { expect, it } from 'vitest';
import { FrameReader, frameOf } from './frames.ts';

it.each([1, 3, 1000])('puts messages together that come in pieces of %i bytes', (size) => {
  const messages = [{ kind: 'ready' }, '字'.repeat(300), { deep: [null] }];
  const taken: unknown[] = [];
  const reader = new FrameReader({ take: (text) => taken.push(JSON.parse(text)) });

  const bytes = Buffer.concat(messages.map((message) => frameOf(message)));
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size));

  expect(taken).toEqual(messages);
});

it('asks whether a message may come before it keeps its bytes', () => {
  const admitted: number[] = [];
  const reader = new FrameReader({
    admit: (bytes) => {
      admitted.push(bytes);
      if (bytes > 1000) throw new Error('too much');
    },
    take: () => {},
  });

  reader.push(frameOf('a'));
  expect(() => reader.push(Buffer.from([0xff, 0xff, 0xff, 0xff]))).toThrow('too much');

  expect(admitted).toEqual([3, 2 ** 32 - 1]);
});

it('writes no message that is too large, or that JSON cannot say', () => {
  expect(() => frameOf('字'.repeat(10), 31)).toThrow('32 bytes are more than 31');
  expect(() => frameOf({ a: 1n })).toThrow('BigInt');
});
