import { expect, it } from 'vitest';
import { roomFigures } from './roomFigures.ts';

it('gives sources, tests and folders of each package and of all', () => {
  const figures = roomFigures({
    files: [
      'host/src/a.ts',
      'host/src/b.ts',
      'host/src/b.test.ts',
      'host/src/tab/c.tsx',
      'shared/ui/src/d.ts',
      'shared/ui/src/d.css',
    ],
  });

  expect(figures).toEqual([
    { name: 'host', sources: 3, tests: 1, testsPerSource: 1 / 3, folders: 2, median: 1.5, largest: 2, largestFolder: 'host/src' },
    {
      name: 'shared/ui',
      sources: 1,
      tests: 0,
      testsPerSource: 0,
      folders: 1,
      median: 1,
      largest: 1,
      largestFolder: 'shared/ui/src',
    },
    { name: 'all', sources: 4, tests: 1, testsPerSource: 0.25, folders: 3, median: 1, largest: 2, largestFolder: 'host/src' },
  ]);
});
