import { expect, it, vi } from 'vitest';
import { messagePlaces } from './messagePlaces.ts';

it('gives the place that was added last, anew too, and the one before when that goes', () => {
  const heard = vi.fn<() => void>();
  const end = messagePlaces.subscribe(heard);
  const [one, other] = [Symbol('one'), Symbol('other')];
  const removeOne = messagePlaces.add(one);
  const removeOther = messagePlaces.add(other);
  expect(messagePlaces.read()).toBe(other);

  messagePlaces.add(one);
  expect(messagePlaces.read()).toBe(one);
  heard.mockClear();
  messagePlaces.add(one);
  expect(heard).not.toHaveBeenCalled();

  removeOne();
  expect(messagePlaces.read()).toBe(other);
  removeOther();
  expect(messagePlaces.read()).toBeUndefined();
  end();
});
