import { BpmnModdle } from 'bpmn-moddle';
import { beforeEach, expect, it } from 'vitest';
import { elementsIn, type Moddle, type ModdleElement } from '../moddle/ModdleElement.ts';
import { extensionsOf, replaceExtensions } from './extensions.ts';
import { makeChanges } from './makeChanges.ts';

const URI = 'http://example.org/x';
// The package declares less than it has.
const moddle = new BpmnModdle() as unknown as Moddle;
const make = (type: string) => moddle.createAny(type, URI);
const [first, other, second] = [make('x:cycle'), make('x:other'), make('x:cycle')];

let task: ModdleElement;

beforeEach(() => {
  task = moddle.create('bpmn:UserTask');
  task.set('extensionElements', moddle.create('bpmn:ExtensionElements', { values: [first, other, second] }));
});

const replace = (...replacements: readonly ModdleElement[]) =>
  makeChanges([replaceExtensions(task, ['x:cycle'], replacements, moddle)]);

it('gives the extension elements of a type, or all', () => {
  expect(extensionsOf(task, 'x:cycle')).toEqual([first, second]);
  expect(extensionsOf(task)).toHaveLength(3);
  expect(extensionsOf(moddle.create('bpmn:UserTask'))).toEqual([]);
});

it('puts others of a type in place of those there are, and leaves the rest', () => {
  const made = make('x:cycle');

  replace(second, made);

  expect(extensionsOf(task)).toEqual([other, second, made]);
  expect(made.$parent).toBe(elementsIn(task, 'extensionElements')[0]);
});

it('removes the container when it is emptied, and only then', () => {
  replace();
  expect(extensionsOf(task)).toEqual([other]);

  makeChanges([replaceExtensions(task, ['x:other'], [], moddle)]);
  expect(task.get('extensionElements')).toBeUndefined();
});
