import type { SlotEntry } from '@zhilv/loader';
import { expect, it } from 'vitest';
import { arranged, DEFAULT_LAYOUT, type HomeLayout, moved, withHidden, withShown } from './homeLayout.ts';

const card = (key: string): SlotEntry => ({
  key,
  remote: 'remote_bpm',
  release: '1',
  slot: 'home.card',
  size: 'small',
  order: 1,
});
const cards = ['a', 'b', 'c', 'd'].map(card);
const keys = (layout: HomeLayout, among = cards) => arranged(among, layout).map(({ key }) => key);

it('leaves the cards as their remotes want them at first', () => {
  expect(keys(DEFAULT_LAYOUT)).toEqual(['a', 'b', 'c', 'd']);
});

it.each([
  ['a', 'c', ['b', 'c', 'a', 'd']],
  ['d', 'a', ['d', 'a', 'b', 'c']],
  ['b', 'b', ['a', 'b', 'c', 'd']],
])('moves %s to the place of %s', (key, to, expected) => {
  expect(keys(moved(cards, DEFAULT_LAYOUT, key, to))).toEqual(expected);
});

it('keeps the place of a card that is away for the time being', () => {
  const layout = moved(cards, DEFAULT_LAYOUT, 'd', 'a');
  const present = cards.filter(({ key }) => key !== 'd');

  expect(keys(moved(present, layout, 'c', 'b'), cards)).toEqual(['d', 'a', 'c', 'b']);
});

it('has a new card behind the one that it follows by default', () => {
  const known = cards.filter(({ key }) => key !== 'b');
  const layout = moved(known, DEFAULT_LAYOUT, 'a', 'd');
  expect(keys(layout, known)).toEqual(['c', 'd', 'a']);

  expect(keys(layout)).toEqual(['c', 'd', 'a', 'b']);
});

it('leaves out what is hidden, and has it in its old place when it is brought back', () => {
  const layout = withHidden(moved(cards, DEFAULT_LAYOUT, 'd', 'a'), { key: 'a', title: '甲' });
  expect(keys(layout)).toEqual(['d', 'b', 'c']);

  expect(keys(withShown(layout, 'a'))).toEqual(['d', 'a', 'b', 'c']);
});

it('moves a card past hidden ones', () => {
  const layout = withHidden(DEFAULT_LAYOUT, { key: 'b', title: '乙' });

  expect(keys(moved(cards, layout, 'a', 'c'))).toEqual(['c', 'a', 'd']);
});
