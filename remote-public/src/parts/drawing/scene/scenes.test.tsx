import { renderPublic } from '@zhilv/testing/public/render-public';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BoatWithoutLoad } from './BoatWithoutLoad.tsx';
import { BrokenBridge } from './BrokenBridge.tsx';
import { ClosedGate } from './ClosedGate.tsx';
import { Foothills } from './Foothills.tsx';
import { Highlands } from './Highlands.tsx';
import { LostInHills } from './LostInHills.tsx';
import { Panorama } from './Panorama.tsx';
import { RainOverHills } from './RainOverHills.tsx';
import { ScenicMap } from './ScenicMap.tsx';
import { Strata } from './Strata.tsx';
import { Waterside } from './Waterside.tsx';

const scenes = {
  BoatWithoutLoad: <BoatWithoutLoad />,
  BrokenBridge: <BrokenBridge />,
  ClosedGate: <ClosedGate />,
  Foothills: <Foothills />,
  Highlands: <Highlands />,
  LostInHills: <LostInHills />,
  Panorama: <Panorama />,
  RainOverHills: <RainOverHills />,
  ScenicMap: <ScenicMap gone={2} hour="day" />,
  Strata: <Strata />,
  Waterside: <Waterside />,
};

const SHAPES = 'path, circle, ellipse, rect, line, polyline, polygon';

describe.each(Object.entries(scenes))('%s', (_, scene) => {
  it('draws something: a picture with shapes in it', () => {
    const { element } = renderPublic(scene);

    const pictures = [...element.querySelectorAll('svg')];
    expect(pictures).not.toEqual([]);
    for (const picture of pictures) {
      const shapes = [...picture.querySelectorAll(SHAPES)].filter((shape) => shape.closest('defs') === null);
      expect(shapes).not.toEqual([]);
    }
  });

  it('is decoration: screen readers pass it by, and Tab does not stop in it', () => {
    const { element } = renderPublic(scene);

    for (const picture of element.querySelectorAll('svg')) expect(picture.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(element.querySelectorAll('a, button, [tabindex]')).toHaveLength(0);
  });

  it('shares no id with another copy on the page, and has every gradient that it names', () => {
    const { element } = renderPublic(
      <>
        {scene}
        <div>{scene}</div>
      </>,
    );

    const ids = Array.from(element.querySelectorAll('[id]'), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = [...element.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(named.filter((id) => id === undefined || !ids.includes(id))).toEqual([]);
  });

  it('has a number wherever it has a coordinate, and the same ones each time', () => {
    const markup = renderToStaticMarkup(scene);

    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(renderToStaticMarkup(scene)).toBe(markup);
  });
});
