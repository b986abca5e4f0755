import { expect, it } from 'vitest';
import { circleText, folderCircles } from './folderCircles.ts';
import { importsOf } from './importsOf.ts';
import { sourceTree } from './SourceTree.ts';

/** The circles of a tree that is given by what each file imports. */
const circles = (tree: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  folderCircles(
    importsOf(
      sourceTree(
        Object.fromEntries(
          Object.entries(tree).map(([file, specifiers]) => [file, specifiers.map((one) => `import '${one}';`).join('\n')]),
        ),
      ),
    ),
  ).map(circleText);

it('finds two folders that import one another, at any depth, and says by which imports', () => {
  const found = circles({
    'server/src/bpm/a.ts': ['../mall/trade/b.ts'],
    'server/src/mall/trade/b.ts': [],
    'server/src/mall/pay/c.ts': ['../../bpm/engine/d.ts'],
    'server/src/bpm/engine/d.ts': [],
  });

  expect(found).toEqual([
    ['server/src: bpm → mall → bpm', '  bpm/a.ts imports mall/trade/b.ts', '  mall/pay/c.ts imports bpm/engine/d.ts'].join('\n'),
  ]);
});

it('finds a circle of three folders', () => {
  const [found] = circles({
    'host/src/a/a.ts': ['../b/b.ts'],
    'host/src/b/b.ts': ['../c/c.ts'],
    'host/src/c/c.ts': ['../a/other.ts'],
    'host/src/a/other.ts': [],
  });

  expect(found).toContain('host/src: a → b → c → a');
});

it('finds a folder that its neighbours use and that uses them', () => {
  const [found] = circles({ 'host/src/tab/tabs.ts': ['./list/list.ts'], 'host/src/tab/list/list.ts': ['../tabTypes.ts'] });

  expect(found).toContain('host/src/tab: (its own files) → list → (its own files)');
});

it('leaves an addition beside src that the package loads later', () => {
  const tree = sourceTree({
    'server/src/start.ts': `const load = () => import('../demo/index.ts');`,
    'server/demo/index.ts': `import '../src/start.ts';`,
    'server/src/a/a.ts': `const load = () => import('../b/b.ts');`,
    'server/src/b/b.ts': `import '../a/a.ts';`,
  });

  expect(folderCircles(importsOf(tree)).map(({ folder }) => folder)).toEqual(['server/src']);
});

it('leaves imports of one way, those between packages, and those of tests', () => {
  expect(
    circles({
      'host/src/a/a.ts': ['../b/b.ts', '../c/c.ts', './deep/d.ts'],
      'host/src/b/b.ts': ['../c/c.ts'],
      'host/src/c/c.test.ts': ['../a/a.ts'],
      'host/src/main.ts': ['./a/a.ts'],
      'shared/ui/src/x.ts': ['../../crud/src/y.ts'],
      'shared/crud/src/y.ts': ['../../ui/src/x.ts'],
    }),
  ).toEqual([]);
});
