import { expect, it } from 'vitest';
import { Channel } from './Channel.ts';

it('puts lines that pass each other on tracks of their own, and others on one', () => {
  const channel = new Channel();
  const [long, first, last] = [channel.reserve({}, 'in', 0, 9), channel.reserve({}, 'in', 3, 1), channel.reserve({}, 'in', 5, 8)];

  channel.arrange();

  expect([long, first, last].map(({ place }) => place)).toEqual([0, 1, 1]);
  expect(channel.extent).toBe(62);
  expect([long, first].map((track) => channel.offsetOf(track))).toEqual([25, 37]);
});

it('has lines of one owner share a track as long as all of them', () => {
  const channel = new Channel();
  const owner = {};
  const shared = [channel.reserve(owner, 'in', 0, 1), channel.reserve(owner, 'in', 6, 7)];
  const between = channel.reserve({}, 'in', 3, 4);

  channel.arrange();

  expect(shared[0]).toBe(shared[1]);
  expect(between.place).not.toBe(shared[0]?.place);
});

it('has what leaves come before what arrives', () => {
  const channel = new Channel();
  const arriving = channel.reserve({}, 'in', 0, 1);
  const leaving = channel.reserve({}, 'out', 4, 5);

  channel.arrange();

  expect([leaving.place, arriving.place]).toEqual([0, 1]);
});

it('is at least as wide as was asked for', () => {
  const channel = new Channel();
  channel.widen(80);
  channel.arrange();

  expect(channel.extent).toBe(80);
});
