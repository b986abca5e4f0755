import { expect, it } from 'vitest';
import { titleClauses } from './titleClauses.ts';

it.each([
  ['让每一处山水，都有智慧可依', ['让每一处山水，', '都有智慧可依']],
  ['一座山，一座山，一座山', ['一座山，', '一座山，', '一座山']],
  ['、开头的标点。', ['、', '开头的标点。']],
  ['没有标点', ['没有标点']],
  ['', []],
])('%s has its clauses, each in a place of its own', (title, clauses) => {
  const found = titleClauses(title);

  expect(found.map(({ clause }) => clause)).toEqual(clauses);
  expect(new Set(found.map(({ start }) => start)).size).toBe(clauses.length);
});
