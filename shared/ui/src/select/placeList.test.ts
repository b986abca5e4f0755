import { expect, it } from 'vitest';
import { placeList } from './placeList.ts';

it('opens below the field where there is room', () => {
  expect(placeList({ left: 20, top: 100, bottom: 132, width: 200 }, 900)).toEqual({
    left: 20,
    minWidth: 200,
    maxHeight: 272,
    top: 136,
  });
});

it('opens above a field near the bottom', () => {
  expect(placeList({ left: 20, top: 700, bottom: 732, width: 200 }, 800)).toEqual({
    left: 20,
    minWidth: 200,
    maxHeight: 272,
    bottom: 104,
  });
});

it('is only as high as the room there is', () => {
  expect(placeList({ left: 0, top: 100, bottom: 132, width: 200 }, 300)).toMatchObject({ top: 136, maxHeight: 160 });
});
