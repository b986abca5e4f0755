// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { FirstPlace, type Places } from './FirstPlace.tsx';

/** As `messagePlaces` of platform. */
function placesOf(): Places {
  let all: readonly symbol[] = [];
  const listeners = new Set<() => void>();
  const write = (next: readonly symbol[]) => {
    all = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => all[0],
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    add: (place) => (write([...all, place]), () => write(all.filter((other) => other !== place))),
  };
}

it('draws in the first of several places, and in the next one when that goes', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const places = placesOf();
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  const roots = [one, other].map((portals) => {
    const root = createRoot(document.createElement('div'));
    return { root, show: () => root.render(<FirstPlace {...{ places, portals }}>消息</FirstPlace>) };
  });
  for (const { show } of roots) await act(async () => show());
  expect([one.textContent, other.textContent]).toEqual(['消息', '']);

  await act(async () => roots[0]?.root.unmount());
  expect(other.textContent).toBe('消息');

  await act(async () => roots[1]?.root.unmount());
  expect(places.read()).toBeUndefined();
  vi.unstubAllGlobals();
});
