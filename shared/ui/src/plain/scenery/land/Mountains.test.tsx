import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mountainPath } from './mountain.ts';
import { Mountains } from './Mountains.tsx';

const far = { x: 100, foot: 200, height: 90, width: 180, seed: 1 };
const near = { x: 240, foot: 200, height: 60, width: 160, seed: 2 };

it('draws the first hill first, so that it stands furthest away, and lines inside each', () => {
  const markup = renderToStaticMarkup(<Mountains hills={[far, near]} fill="blue" lines={[0.8, 0.5]} stroke="line" />);

  const drawn = [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  const expected = [far, near].flatMap((hill) => [mountainPath(hill), mountainPath(hill, 0.8), mountainPath(hill, 0.5)]);
  expect(drawn).toEqual(expected);
  expect(new Set(drawn).size).toBe(6);
  expect(markup.match(/fill="url\(#blue\)"/g)).toHaveLength(2);
  expect(markup.match(/stroke="url\(#line\)"/g)).toHaveLength(4);
});
