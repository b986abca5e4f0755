import { expect, it } from 'vitest';
import { importsOf } from './importsOf.ts';
import { scaffoldingInProduct, usesOfScaffolding } from './scaffolding.ts';
import { sourceTree } from './SourceTree.ts';

it('finds sources of the product that import what only tests need', () => {
  const tree = sourceTree({
    'host/src/a.ts': `import { renderPage } from '@zhilv/testing/page';`,
    'server/src/b.ts': `import { vi } from 'vitest';`,
    'server/src/c.ts': `import { testing } from './testing.ts';`,
    'host/src/a.test.ts': `import { renderPage } from '@zhilv/testing/page';`,
    'shared/testing/src/page.ts': `import { vi } from 'vitest';`,
    'e2e/x.ts': `import { renderPage } from '@zhilv/testing/page';`,
  });

  expect(usesOfScaffolding(importsOf(tree))).toEqual([
    'host/src/a.ts imports @zhilv/testing/page',
    'server/src/b.ts imports vitest',
  ]);
});

it('finds sources of the product whose names say that they are there for tests', () => {
  const files = [
    'host/src/releaseFixtures.ts',
    'server/src/db/testDatabase.ts',
    'server/src/db/openForTests.ts',
    'server/src/db/latest.ts',
    'server/src/db/database.test.ts',
    'shared/testing/src/testDatabase.ts',
    'tools/test/testRun.ts',
  ];

  expect(scaffoldingInProduct({ files })).toEqual(files.slice(0, 3));
});
