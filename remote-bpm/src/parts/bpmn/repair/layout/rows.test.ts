import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { Moddle, ModdleElement } from '../../moddle/ModdleElement.ts';
import { arrangeRows } from './rows.ts';

const moddle = new BpmnModdle() as unknown as Moddle; // The package has no declarations.
const make = (type: string): ModdleElement => moddle.create(`bpmn:${type}`);
const [a, b, c] = [make('Task'), make('Task'), make('Task')];
const PLACED = new Map([
  [a, { column: 0, row: 0 }],
  [b, { column: 1, row: 0 }],
  [c, { column: 1, row: 1 }],
]);
const NO_BANDS = { bands: 1, bandOf: new Map() };

it('leaves nodes where they are', () => {
  expect(arrangeRows(PLACED, [], NO_BANDS)).toEqual({ cells: PLACED, rowsOf: [[0, 1]] });
});

it('makes rows for annotations above and for data below, and more where one is taken', () => {
  const [note, other, data] = [make('TextAnnotation'), make('TextAnnotation'), make('DataObjectReference')];
  const satellites = [note, other, data].map((element) => ({ element, near: a }));

  const { cells } = arrangeRows(PLACED, satellites, NO_BANDS);

  expect([other, note, a, b, data, c].map((element) => cells.get(element)?.row)).toEqual([0, 1, 2, 2, 3, 4]);
  expect([note, other, data].map((element) => cells.get(element)?.column)).toEqual([0, 0, 0]);
});

it('puts what belongs to nothing beside each other at the end', () => {
  const [one, other] = [make('Group'), make('TextAnnotation')];

  const { cells } = arrangeRows(
    PLACED,
    [one, other].map((element) => ({ element, near: null })),
    NO_BANDS,
  );

  expect([one, other].map((element) => cells.get(element))).toEqual([
    { column: 0, row: 2 },
    { column: 1, row: 2 },
  ]);
});

it('puts the rows of each band together, also that of one in which nothing is', () => {
  const bandOf = new Map([
    [a, 2],
    [b, 0],
    [c, 0],
  ]);

  const { cells, rowsOf } = arrangeRows(PLACED, [], { bands: 3, bandOf });

  expect([b, c, a].map((element) => cells.get(element)?.row)).toEqual([0, 1, 3]);
  expect(rowsOf).toEqual([
    [0, 1],
    [2, 2],
    [3, 3],
  ]);
});
