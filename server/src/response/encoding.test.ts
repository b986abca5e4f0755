import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packedAnswer } from './encoding.ts';

const asking = (encoding: string) => new Request('http://localhost/', { headers: { 'accept-encoding': encoding } });
const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

it('gives each answer its own body in the encoding that was asked for, however often it comes', async () => {
  const texts = ['a', 'b'].map((letter) => JSON.stringify({ code: 0, data: letter.repeat(2000), msg: '' }));

  for (const text of [...texts, ...texts]) {
    const answer = () => new Response(text, { headers: { 'content-type': 'application/json' } });
    expect(brotliDecompressSync(await bodyOf(await packedAnswer(asking('br'), answer()))).toString()).toBe(text);
    expect(gunzipSync(await bodyOf(await packedAnswer(asking('gzip'), answer()))).toString()).toBe(text);
    expect((await bodyOf(await packedAnswer(asking('identity'), answer()))).toString()).toBe(text);
  }
});

it('takes whole what is JSON, and passes on as it comes what only looks like it', async () => {
  const packedAs = async (type: string) =>
    (await packedAnswer(asking('br'), new Response('x'.repeat(2000), { headers: { 'content-type': type } }))).headers.get(
      'content-encoding',
    );

  expect(await Promise.all(['application/json', 'Application/JSON;charset=UTF-8'].map(packedAs))).toEqual(['br', 'br']);
  expect(await Promise.all(['application/json5', 'application/json+x', 'text/html'].map(packedAs))).toEqual([null, null, null]);
});
