import { describe, expect, it } from 'vitest';
import { addToPackage } from './addToPackage.ts';

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
