// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { expect, it } from 'vitest';
import { WRITING } from '../../../document/modelModules.ts';
import { buttons } from './buttons.ts';

const open = (engine = 'flowable') =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `../task.${engine}.bpmn`),
    buttons,
    'review',
  );

const AGREE = { id: 'b1', name: '同意', code: 'agree', isHide: '0', next: '1', sort: '1' };
const REJECT = { id: 'b2', name: '驳回', code: 'reject', isHide: '1', next: '0', sort: '2' };
const RETURN = { id: 'b3', name: '退回', code: 'return', isHide: '', next: '', sort: '3' };

/** The extension elements of the user task, by what tells them apart. */
const childrenIn = (xml: string) =>
  [...(/<userTask[\s\S]*?<\/userTask>/.exec(xml)?.[0] ?? '').matchAll(/<flowable:(\w+) (?:id|name|event)="([^"]+)"/g)].map(
    ([, name, value]) => `${name} ${value}`,
  );

it('displays', async () => {
  const section = await open();

  expect(section.read()).toEqual([AGREE, REJECT]);
  expect(section.notes()).toEqual([]);
});

it('updates one in its place, and writes nothing for what is empty', async () => {
  const section = await open();

  const xml = await section.change({ edit: { ...AGREE, name: '通过', next: '' }, place: 0 });

  expect(xml).toContain('<flowable:button id="b1" name="通过" code="agree" isHide="0" sort="1" />');
});

it('adds one behind everything else', async () => {
  const section = await open();

  const xml = await section.change({ add: RETURN });

  expect(xml).toContain('<flowable:button id="b3" name="退回" code="return" sort="3" />');
  expect(childrenIn(xml)).toEqual(['property 颜色', 'button b1', 'assignee r1', 'button b2', 'taskListener create', 'button b3']);
  expect(section.read()).toEqual([AGREE, REJECT, RETURN]);
});

it('removes one, and nothing else changes', async () => {
  const section = await open();

  const xml = await section.change({ remove: 0 });

  expect(childrenIn(xml)).toEqual(['property 颜色', 'assignee r1', 'button b2', 'taskListener create']);
});

it('moves one among its like', async () => {
  const section = await open();

  const xml = await section.change({ move: 1, to: 0 });

  expect(childrenIn(xml)).toEqual(['property 颜色', 'button b2', 'assignee r1', 'button b1', 'taskListener create']);
});

it('refuses one with a place that is no integer', async () => {
  const section = await open();

  expect(section.notes({ add: { ...RETURN, sort: '1.5' } })).toEqual(['error sort: 排序应为整数']);
  expect(section.notes({ remove: 0 })).toEqual([]);
});

it('is for user tasks of the second engine only', async () => {
  const ofFlowable = await open();
  const ofCamunda = await open('camunda');

  expect(buttons.isFor(ofFlowable.element, ofFlowable.document)).toBe(true);
  expect(buttons.isFor(ofFlowable.beside(buttons, 'note').element, ofFlowable.document)).toBe(false);
  expect(buttons.isFor(ofCamunda.element, ofCamunda.document)).toBe(false);
});
