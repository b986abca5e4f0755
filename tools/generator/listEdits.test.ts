import { describe, expect, it } from 'vitest';
import { addToList, addToPackage } from './listEdits.ts';

describe('addToList', () => {
  it('adds to an array of several lines, and the import in its place', () => {
    const source = `import { a } from './a.ts';\nimport { c } from './c.ts';\n\nexport const list: readonly string[] = [\n  ...a,\n  ...c,\n];\n`;

    const added = addToList(source, { list: 'list', entry: '...b', importing: { name: 'b', from: './b.ts' } });

    expect(added).toBe(
      `import { a } from './a.ts';\nimport { b } from './b.ts';\nimport { c } from './c.ts';\n\nexport const list: readonly string[] = [\n  ...a,\n  ...c,\n  ...b,\n];\n`,
    );
  });

  it('adds to an array that is empty or on one line', () => {
    expect(addToList('export const list: readonly A[] = [];\n', { list: 'list', entry: 'a' })).toBe(
      'export const list: readonly A[] = [\n  a,\n];\n',
    );
    expect(addToList('export const list: readonly A[] = [a];\n', { list: 'list', entry: 'b' })).toBe(
      'export const list: readonly A[] = [\n  a,\n  b,\n];\n',
    );
  });

  it('adds to the object that a call is given', () => {
    expect(addToList(`export const pages = define({\n  a: {\n    b: 1,\n  },\n});\n`, { list: 'pages', entry: 'c: 2' })).toBe(
      `export const pages = define({\n  a: {\n    b: 1,\n  },\n  c: 2,\n});\n`,
    );
  });

  it('says which list it missed', () => {
    expect(() => addToList('export const other = [];\n', { list: 'list', entry: 'a' })).toThrow('there is no list list');
  });
});

describe('addToPackage', () => {
  it('keeps what is there, and puts dependencies in the order of their names', () => {
    const source = JSON.stringify({ name: 'x', dependencies: { b: '1', d: '2' } });

    const added = JSON.parse(addToPackage(source, 'dependencies', { c: '3', b: 'other' })) as { dependencies: object };

    expect(Object.entries(added.dependencies)).toEqual([
      ['b', '1'],
      ['c', '3'],
      ['d', '2'],
    ]);
  });

  it('adds entries to the end', () => {
    const source = JSON.stringify({ exports: { '.': 'x', './z': 'z' } });

    const added = JSON.parse(addToPackage(source, 'exports', { './a': 'a' })) as { exports: object };

    expect(Object.keys(added.exports)).toEqual(['.', './z', './a']);
  });
});
