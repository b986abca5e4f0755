import { expect, it } from 'vitest';
import { isSame, LAYERS, LINKS, partsWith } from './platformParts.ts';

const namesWith = (layer: number, place: number): readonly (string | undefined)[] =>
  partsWith({ layer, place }).map((part) => LAYERS[part.layer]?.parts[part.place]?.name);

it('has as many parts in each layer, so that they stand in columns', () => {
  expect(new Set(LAYERS.map(({ parts }) => parts.length)).size).toBe(1);
});

it('rests on parts that are there, and leaves none standing alone', () => {
  expect(LINKS.every(({ to }) => LAYERS[to.layer]?.parts[to.place])).toBe(true);
  const places = LAYERS.flatMap(({ parts }, layer) => parts.map((_, place) => ({ layer, place })));
  const alone = places.filter((part) => !LINKS.some(({ from, to }) => isSame(from, part) || isSame(to, part)));
  expect(alone).toEqual([]);
});

it('follows a part down to the field and up to the applications, and not to its neighbours', () => {
  const names = namesWith(1, 0);

  expect(names).toEqual(expect.arrayContaining(['票务与会员', '游客服务', '订单与游客', '闸机与票亭']));
  expect(names).toHaveLength(4);
});
