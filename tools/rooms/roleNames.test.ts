import { expect, it } from 'vitest';
import { importsOf } from './importsOf.ts';
import { lazyImportedAtOnce, misnamedModules } from './roleNames.ts';
import { sourceTree } from './SourceTree.ts';

it('finds page and slot modules without the suffix of their role, and says how to call them', () => {
  const tree = sourceTree({
    'remote-bpm/src/pages.ts': `{ module: './model/modelPage.ts' }, { module: './form/form.route.ts' }`,
    'remote-bpm/src/slots.ts': `{ module: './model/models.route.ts' }, { module: './model/newest.slot.ts' }`,
    'remote-bpm/src/model/modelPage.ts': '',
    'remote-bpm/src/model/models.route.ts': '',
    'remote-bpm/src/model/newest.slot.ts': '',
    'remote-bpm/src/form/form.route.ts': '',
    'remote-bpm/src/task/task.route.ts': `export const page = { key: 'bpm/task/index' };`,
    'remote-bpm/src/task/done.ts': `export const page = { key: 'bpm/task/done/index' };`,
  });

  expect(misnamedModules(tree)).toEqual([
    'remote-bpm/src/model/modelPage.ts is named by pages.ts: call it modelPage.route.ts',
    'remote-bpm/src/task/done.ts declares a page: end its name in .route.ts',
    'remote-bpm/src/model/models.route.ts is named by no pages.ts',
    'remote-bpm/src/model/models.route.ts is named by slots.ts: call it models.route.slot.ts',
  ]);
});

it('finds lazy modules that are imported at once; types and other lazy modules may', () => {
  const tree = sourceTree({
    'host/src/a.ts': `import { b } from './b.lazy.ts';\nimport type { C } from './c.lazy.ts';\nconst d = () => import('./d.lazy.ts');`,
    'host/src/d.lazy.ts': `export { b } from './b.lazy.ts';`,
    'host/src/b.test.ts': `import { b } from './b.lazy.ts';`,
  });

  expect(lazyImportedAtOnce(importsOf(tree))).toEqual(['host/src/a.ts imports host/src/b.lazy.ts']);
});
