import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import { packedAnswer } from './encoding.ts';
import { answerWith, readyAnswer } from './readyAnswer.ts';

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

/** An answer of so many kilobytes that is like no other. */
const different = (kilobytes: number) => `{"code":0,"data":"${randomBytes(kilobytes * 384).toString('hex')}"}`;
const jsonOf = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });

it('packs one answer at a time, and short ones before long ones', async () => {
  const ended: string[] = [];
  const pack = async (name: string, kilobytes: number) => {
    const answer = await packedAnswer(asking('gzip'), jsonOf(different(kilobytes)));
    ended.push(name);
    return answer.headers.get('content-encoding');
  };

  const encodings = await Promise.all([pack('first', 2000), pack('long', 2000), pack('longest', 4000), pack('short', 2)]);

  expect(encodings).toEqual(Array(4).fill('gzip'));
  expect(ended).toEqual(['first', 'short', 'long', 'longest']);
});

it('sends the longest as they are when too many wait to be packed, and packs them later', async () => {
  const texts = Array.from({ length: 24 }, () => different(200));
  const ready = readyAnswer(Buffer.from(different(400)), {});
  const answers = texts.map((text) => packedAnswer(asking('gzip'), jsonOf(text)));
  // By then the row is full.
  await Promise.race(answers);

  const atOnce = await answerWith(asking('gzip'), ready);
  const encodings = (await Promise.all(answers)).map(({ headers }) => headers.get('content-encoding'));
  const later = await answerWith(asking('gzip'), ready);

  expect([atOnce.headers.get('content-encoding'), (await bodyOf(atOnce)).equals(ready.body)]).toEqual([null, true]);
  expect(encodings.filter((encoding) => encoding === 'gzip')).toHaveLength(1 + 16);
  expect(later.headers.get('content-encoding')).toBe('gzip');
});

it('takes whole what is JSON, and passes on as it comes what only looks like it', async () => {
  const packedAs = async (type: string) =>
    (await packedAnswer(asking('br'), new Response('x'.repeat(2000), { headers: { 'content-type': type } }))).headers.get(
      'content-encoding',
    );

  expect(await Promise.all(['application/json', 'Application/JSON;charset=UTF-8'].map(packedAs))).toEqual(['br', 'br']);
  expect(await Promise.all(['application/json5', 'application/json+x', 'text/html'].map(packedAs))).toEqual([null, null, null]);
});
