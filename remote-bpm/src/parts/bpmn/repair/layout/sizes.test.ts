import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { Moddle, ModdleElement } from '../../moddle/ModdleElement.ts';
import { hostOf, sizeOf, widthOf } from './sizes.ts';

const moddle = new BpmnModdle() as unknown as Moddle; // The package has no declarations.
const make = (type: string, properties = {}): ModdleElement => moddle.create(`bpmn:${type}`, properties);

it.each([
  ['UserTask', 100, 80],
  ['CallActivity', 100, 80],
  ['EndEvent', 36, 36],
  ['InclusiveGateway', 50, 50],
  ['DataStoreReference', 50, 50],
])('gives the size that bpmn-js draws: %s', (type, width, height) => {
  expect(sizeOf(make(type))).toEqual({ width, height });
});

it('makes an annotation as high as its text, up to a limit', () => {
  const heightOf = (text?: string): number => sizeOf(make('TextAnnotation', { text })).height;

  expect(heightOf()).toBe(30);
  expect(heightOf('一二三\n四五六\n七八九')).toBe(60);
  expect(heightOf('字'.repeat(27))).toBe(60);
  expect(heightOf('字'.repeat(9_000))).toBe(315);
});

it('counts letters as about half as wide as Chinese signs', () => {
  expect(widthOf('审批')).toBe(2);
  expect(widthOf('ab审')).toBeCloseTo(2.1);
});

it('knows the host of a boundary event in the same process only', () => {
  const [process, elsewhere] = [make('Process'), make('Process')];
  const task = make('Task');
  const event = make('BoundaryEvent', { attachedToRef: task });
  task.$parent = process;
  event.$parent = process;
  expect(hostOf(event)).toBe(task);

  task.$parent = elsewhere;
  expect(hostOf(event)).toBeUndefined();
  expect(hostOf(make('EndEvent'))).toBeUndefined();
});
