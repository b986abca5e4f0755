import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sanitisedText } from './sanitisedText.ts';

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
