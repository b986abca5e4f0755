import { expect, it } from 'vitest';
import { Grid } from './Grid.ts';
import { routeFlow } from './routeFlow.ts';

interface Thing {
  readonly name: string;
}

/** Draws a flow from S to T around the other things of a grid, of which each row is a word; `.` is an empty cell. */
function route(...rows: readonly string[]): string {
  const things = new Map<Thing, { column: number; row: number }>();
  for (const [row, word] of rows.entries())
    for (const [column, name] of word.split('').entries()) if (name !== '.') things.set({ name }, { column, row });
  const find = (name: string): Thing => [...things.keys()].find((thing) => thing.name === name) ?? find('S');
  const grid = new Grid(things, () => ({ width: 100, height: 100 }));
  const [source, target] = [find('S'), find('T')];
  const points = routeFlow(grid, { source, target });
  grid.arrange();
  const drawn = points({ source: grid.boxOf(source), target: grid.boxOf(target) });
  return drawn.map(({ x, y }) => `${x},${y}`).join(' ');
}

// Things are 100 wide and high, the channels around their cells 50.
it.each([
  ['straight on', ['ST'], '150,100 200,100'],
  ['under what is between', ['SxT'], '150,100 175,100 175,175 325,175 325,100 350,100'],
  ['down and then along', ['Sx', '.T'], '100,150 100,250 200,250'],
  ['up and then along', ['.T', 'Sx'], '100,200 100,100 200,100'],
  ['along and then up where that corner is taken', ['xT', 'S.'], '150,250 250,250 250,150'],
  ['across at the target when both corners are taken', ['S.x', 'x.T'], '150,100 225,100 225,250 250,250'],
  ['across at the source when the row of the source is taken', ['Sxx', 'x.T'], '150,100 175,100 175,250 350,250'],
  ['straight down', ['S', 'T'], '100,150 100,200'],
  ['around what is between', ['S', 'x', 'T'], '150,100 175,100 175,400 150,400'],
  ['back below', ['TxS'], '400,150 400,175 100,175 100,150'],
  ['back and up', ['T.', '.S'], '250,200 250,175 25,175 25,100 50,100'],
  ['in a loop to itself', ['S'], '150,100 175,100 175,25 100,25 100,50'],
])('goes %s', (_, rows, points) => {
  expect(route(...rows)).toBe(points);
});

it('goes from a boundary event down and to the right', () => {
  const [host, event, target] = [{ name: 'host' }, { name: 'event' }, { name: 'target' }];
  const grid = new Grid<Thing>(
    new Map([
      [host, { column: 0, row: 0 }],
      [target, { column: 1, row: 1 }],
    ]),
    () => ({ width: 100, height: 100 }),
  );
  const points = routeFlow(grid, { source: host, target, boundary: event });
  grid.arrange();

  expect(points({ source: { x: 80, y: 130, width: 40, height: 40 }, target: grid.boxOf(target) })).toEqual([
    { x: 100, y: 170 },
    { x: 100, y: 250 },
    { x: 200, y: 250 },
  ]);
});
