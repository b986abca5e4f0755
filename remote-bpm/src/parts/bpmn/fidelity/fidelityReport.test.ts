import { expect, it } from 'vitest';
import { fidelityReport } from './fidelityReport.lazy.ts';

it('reports nothing when the export says the same, and else what is lost', () => {
  const original = '<a xmlns="urn:one" id="x"><b c="1"/></a>';

  expect(fidelityReport(original, '<p:a xmlns:p="urn:one" id="x"><p:b c="1"></p:b></p:a>')).toEqual([]);
  expect(fidelityReport(original, '<a xmlns="urn:one" id="x"><b/></a>')).toMatchObject([
    { kind: 'attribute', what: 'c', value: '1' },
  ]);
});

it('throws when one of the documents is no XML', () => {
  expect(() => fidelityReport('<a/>', '<a>')).toThrow(Error);
});
