// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LastUsedPlace, type Places } from './LastUsedPlace.tsx';

/** As `messagePlaces` of platform. */
function placesOf(): Places {
  let all: readonly symbol[] = [];
  const listeners = new Set<() => void>();
  const write = (next: readonly symbol[]) => {
    all = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => all.at(-1),
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    add: (place) => {
      write([...all.filter((other) => other !== place), place]);
      return () => write(all.filter((other) => other !== place));
    },
  };
}

it('draws in the one of several places that was used last, for another may be hidden, and in the one before when that goes', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const places = placesOf();
  const open = () => {
    const [scope, portals] = [document.createElement('main'), document.createElement('div')];
    const root = createRoot(scope);
    return { root, scope, portals, show: () => root.render(<LastUsedPlace {...{ places, portals, scope }}>消息</LastUsedPlace>) };
  };
  const [one, other] = [open(), open()];
  const texts = () => [one.portals.textContent, other.portals.textContent];
  for (const { show } of [one, other]) await act(async () => show());
  expect(texts()).toEqual(['', '消息']);

  await act(async () => one.scope.dispatchEvent(new Event('pointerdown')));
  expect(texts()).toEqual(['消息', '']);
  await act(async () => other.portals.dispatchEvent(new Event('keydown')));
  expect(texts()).toEqual(['', '消息']);

  await act(async () => other.root.unmount());
  expect(texts()).toEqual(['消息', '']);
  await act(async () => one.root.unmount());
  other.scope.dispatchEvent(new Event('pointerdown'));
  expect(places.read()).toBeUndefined();
  vi.unstubAllGlobals();
});
