import { expect, it } from 'vitest';
import { sortLoads } from './SortedLoads.ts';

const hasStyles = (id: string) => ['45', 'parts'].includes(id);

it('sorts loads of chunks without styles, wherever those with styles stand', () => {
  expect(sortLoads('a();Promise.all([n.e(35),n.e(45),n.e(26),n.e("parts"),n.e(11)]).then(b)', hasStyles)).toBe(
    'a();Promise.all([n.e(11),n.e(45),n.e(26),n.e("parts"),n.e(35)]).then(b)',
  );
});

it('gives the same for each order that the bundler may choose', () => {
  const [one, other] = [
    [26, 35],
    [35, 26],
  ].map((ids) => sortLoads(`Promise.all([${ids.map((id) => `s.e(${id})`).join(',')}])`, hasStyles));

  expect(one).toBe(other);
});

it('leaves other promises alone', () => {
  const source = 'Promise.all([a(2),b.f(1)]);Promise.all([x.e(y),x.e(1)])';

  expect(sortLoads(source, hasStyles)).toBe(source);
});
