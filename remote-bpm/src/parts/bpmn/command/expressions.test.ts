import { BpmnModdle } from 'bpmn-moddle';
import { beforeEach, expect, it } from 'vitest';
import type { Moddle, ModdleElement } from '../moddle/ModdleElement.ts';
import { changeExpression, expressionOf } from './expressions.ts';
import { makeChanges } from './makeChanges.ts';

// The package declares less than it has.
const moddle = new BpmnModdle() as unknown as Moddle;
let loop: ModdleElement;

beforeEach(() => {
  loop = moddle.create('bpmn:MultiInstanceLoopCharacteristics');
});

const write = (text: string) => changeExpression(loop, 'loopCardinality', text, moddle);

it('makes a formal expression where there is none', () => {
  makeChanges(write(' 3 '));

  expect(expressionOf(loop, 'loopCardinality')).toBe('3');
  const made = loop.get('loopCardinality') as ModdleElement; // It was made just now.
  expect(made.$type).toBe('bpmn:FormalExpression');
  expect(made.$parent).toBe(loop);
});

it('changes the text of one that is there, which stays the same object', () => {
  makeChanges(write('3'));
  const made = loop.get('loopCardinality');

  expect(write('3')).toEqual([]);
  makeChanges(write('${n}'));

  expect(loop.get('loopCardinality')).toBe(made);
  expect(expressionOf(loop, 'loopCardinality')).toBe('${n}');
});

it('removes it for an empty text', () => {
  expect(write(' ')).toEqual([]);
  makeChanges(write('3'));
  makeChanges(write(' '));

  expect(loop.get('loopCardinality')).toBeUndefined();
  expect(expressionOf(loop, 'loopCardinality')).toBe('');
});
