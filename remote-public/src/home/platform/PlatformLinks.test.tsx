import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { PlatformLinks } from './PlatformLinks.tsx';
import { LINKS, linksOf } from './platformParts.ts';

it('draws every link once, those that are lit over the others', () => {
  const lit = linksOf({ layer: 3, place: 2 });
  const paths = Array.from(renderPublic(<PlatformLinks className="links" lit={lit} />).element.querySelectorAll('path'));

  expect(paths).toHaveLength(LINKS.length);
  const last = paths.slice(-lit.length);
  expect(last.every(({ dataset }) => dataset['lit'] === 'true')).toBe(true);
  expect(paths.filter(({ dataset }) => dataset['lit'])).toHaveLength(lit.length);
});
