import { expect, it } from 'vitest';
import { markedRuns } from './markedRuns.ts';

const runs = [
  { text: '<', scope: 'tag' },
  { text: 'name', scope: 'name' },
  { text: '=', scope: 'tag' },
];

it('cuts the runs at the finds, also where one goes over several runs', () => {
  const marked = markedRuns(runs, [
    { index: 4, begin: 0, end: 2 },
    { index: 5, begin: 4, end: 6 },
  ]);

  expect(marked.map(({ text, scope, find }) => [text, scope, find])).toEqual([
    ['<', 'tag', 4],
    ['n', 'name', 4],
    ['am', 'name', null],
    ['e', 'name', 5],
    ['=', 'tag', 5],
  ]);
});

it('leaves runs whole where nothing is found', () => {
  expect(markedRuns(runs, [])).toEqual(runs.map((run) => ({ ...run, find: null })));
});
