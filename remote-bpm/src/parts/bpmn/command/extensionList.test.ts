import { BpmnModdle } from 'bpmn-moddle';
import { beforeEach, expect, it } from 'vitest';
import { elementsIn, type Moddle, type ModdleElement, textOf } from '../moddle/ModdleElement.ts';
import { changeOf } from './changeOf.ts';
import { changeExtensionList } from './extensionList.ts';
import { extensionsOf } from './extensions.ts';
import type { ListChange } from './listChange.ts';
import { makeChanges } from './makeChanges.ts';

const URI = 'http://example.org/x';
// The package declares less than it has.
const moddle = new BpmnModdle() as unknown as Moddle;
const make = (name: string) => moddle.createAny('x:row', URI, { name });
const list = { type: 'x:row', make, edit: (object: ModdleElement, name: string) => changeOf(object, { name }) };

let task: ModdleElement;
let first: readonly ModdleElement[];

beforeEach(() => {
  task = moddle.create('bpmn:UserTask');
  const container = moddle.create('bpmn:ExtensionElements', {
    values: [make('一'), moddle.createAny('x:other', URI), make('二'), make('三')],
  });
  task.set('extensionElements', container);
  first = extensionsOf(task);
});

const change = (wanted: ListChange<string>) => makeChanges(changeExtensionList(task, list, wanted, moddle));
const names = () => extensionsOf(task).map((object) => textOf(object, 'name') ?? object.$type);

it('puts a new one behind all others, with its parent', () => {
  change({ add: '四' });

  expect(names()).toEqual(['一', 'x:other', '二', '三', '四']);
  expect(extensionsOf(task).slice(0, 4)).toEqual(first);
  expect(extensionsOf(task)[4]?.$parent).toBe(elementsIn(task, 'extensionElements')[0]);
});

it('takes one out and leaves the others in their places', () => {
  change({ remove: 1 });

  expect(names()).toEqual(['一', 'x:other', '三']);
  expect(extensionsOf(task)[1]).toBe(first[1]);
});

it('edits the object that is there', () => {
  change({ edit: '贰', place: 1 });

  expect(names()).toEqual(['一', 'x:other', '贰', '三']);
  expect(extensionsOf(task)[2]).toBe(first[2]);
});

it('moves one among its like; what is of another type stays', () => {
  change({ move: 2, to: 0 });

  expect(names()).toEqual(['三', 'x:other', '一', '二']);
});

it('changes nothing when nothing is different', () => {
  for (const wanted of [{ edit: '一', place: 0 }, { edit: '五', place: 9 }, { remove: 9 }, { move: 1, to: 1 }])
    expect(changeExtensionList(task, list, wanted, moddle)).toEqual([]);
});

it('makes the container for the first, and removes it with the last', () => {
  task = moddle.create('bpmn:UserTask');
  change({ add: '一' });
  expect(elementsIn(task, 'extensionElements')[0]?.$parent).toBe(task);
  expect(names()).toEqual(['一']);

  change({ remove: 0 });
  expect(task.get('extensionElements')).toBeUndefined();
});
