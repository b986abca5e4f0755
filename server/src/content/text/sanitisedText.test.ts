import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { sanitisedText } from './sanitisedText.ts';

afterEach(() => vi.useRealTimers());

/** Text that somebody else has to be served meanwhile, with something to take out. */
const long = (name: string) => `<p onclick="alert(1)">${name}</p>${'<p>亭看雪</p>'.repeat(3000)}`;
const sanitised = (name: string) => long(name).replace(' onclick="alert(1)"', '');

it('sanitises a long text while others are served', async () => {
  const ended: string[] = [];
  const text = sanitisedText(long('湖心')).then((made) => {
    ended.push('text');
    return made;
  });
  await setImmediate();
  ended.push('others');

  expect(await text).toBe(sanitised('湖心'));
  expect(ended).toEqual(['others', 'text']);
});

it('sanitises one text once for all who ask meanwhile, and others in their turn', async () => {
  const [one, same, other] = [sanitisedText(long('山')), sanitisedText(long('山')), sanitisedText(long('水'))];

  expect(same).toBe(one);
  expect(await Promise.all([one, other])).toEqual([sanitised('山'), sanitised('水')]);
});

it('sanitises a short text at once', async () => {
  expect(await sanitisedText('<p onclick="alert(1)">一</p>')).toBe('<p>一</p>');
});

it('gives up a text that takes ten seconds, at once when it comes again, and goes on with others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const nested = '<b>'.repeat(600_000);
  const refused = { code: 400, message: '文本的结构过于复杂，请简化后再保存' };
  const first = expect(sanitisedText(nested)).rejects.toMatchObject(refused);
  const next = sanitisedText(long('石'));

  await vi.advanceTimersByTimeAsync(10_000);

  await first;
  expect(await next).toBe(sanitised('石'));
  await expect(sanitisedText(nested)).rejects.toMatchObject(refused);
});
