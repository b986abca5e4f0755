import { expect, it } from 'vitest';
import { caseTwins } from './caseTwins.ts';

it('finds paths that a file system may take for one another', () => {
  expect(caseTwins({ files: ['pages/Plan.md', 'pages/plan.md'] })).toEqual([['pages/Plan.md', 'pages/plan.md']]);
});

it('finds names in a folder that differ by case once role and extension are gone', () => {
  expect(caseTwins({ files: ['home/HomePage.tsx', 'home/homePage.ts'] })).toEqual([['home/HomePage.tsx', 'home/homePage.ts']]);
  expect(caseTwins({ files: ['home/Form.tsx', 'home/form.lazy.ts'] })).toEqual([['home/Form.tsx', 'home/form.lazy.ts']]);
});

it('leaves one name in several roles, and like names in other folders', () => {
  const files = ['dict/dictType.route.ts', 'dict/dictType.resource.ts', 'dict/DictTypePage.tsx', 'menu/dicttype.ts'];

  expect(caseTwins({ files })).toEqual([]);
});
