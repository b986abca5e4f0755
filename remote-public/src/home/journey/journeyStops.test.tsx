import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { ScenicMap } from '../../parts/drawing/scene/ScenicMap.tsx';
import { PHASES } from './journeyStops.ts';

const stops = PHASES.flatMap((phase) => phase.stops);

it('goes through the hours of a day in order, three stops in each', () => {
  expect(PHASES.map(({ hour, stops: { length } }) => `${hour} ${length}`)).toEqual(['dawn 3', 'day 3', 'dusk 3']);
});

it('has every stop on the map, apart from the others', () => {
  expect(new Set(stops.map(({ place }) => place)).size).toBe(stops.length);
  for (const { x, y } of stops) {
    expect(x > 0 && x < 960 && y > 0 && y < 600).toBe(true);
    expect(stops.filter((other) => Math.hypot(other.x - x, other.y - y) < 80)).toHaveLength(1);
  }
});

it('has a leg of the way on the map between every two stops', () => {
  const { element } = renderPublic(<ScenicMap gone={100} hour="day" />);

  expect(element.querySelectorAll('path[data-gone]')).toHaveLength(stops.length - 1);
});
