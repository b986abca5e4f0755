import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { mountainPath } from './mountain.ts';
import { Mountains } from './Mountains.tsx';

const far = { x: 100, foot: 200, height: 90, width: 180, seed: 1 };
const near = { x: 240, foot: 200, height: 60, width: 160, seed: 2 };

it('draws the first hill first, so that it stands furthest away, and lines inside each', () => {
  const { element } = renderPublic(
    <svg>
      <Mountains hills={[far, near]} fill="blue" lines={[0.8, 0.5]} stroke="line" />
    </svg>,
  );

  const drawn = Array.from(element.querySelectorAll('path'), (path) => path.getAttribute('d'));
  const expected = [far, near].flatMap((hill) => [mountainPath(hill), mountainPath(hill, 0.8), mountainPath(hill, 0.5)]);
  expect(drawn).toEqual(expected);
  expect(new Set(drawn).size).toBe(6);
  expect(element.querySelectorAll('path[fill="url(#blue)"]')).toHaveLength(2);
  expect(element.querySelectorAll('path[stroke="url(#line)"]')).toHaveLength(4);
});
