// @vitest-environment happy-dom
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { expect, it } from 'vitest';
import type { BpmnDocument } from '../document/BpmnDocument.ts';
import { elementsIn, type ModdleElement } from '../moddle/ModdleElement.ts';
import { WRITING } from '../document/modelModules.ts';
import type { ModelChanges } from './modelChanges.ts';

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="d" targetNamespace="http://flowable.org/bpmn">
  <process id="p"><startEvent id="start" name="开始"/><userTask id="review" name="审核"/></process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">
    <bpmndi:BPMNShape id="d3" bpmnElement="review"><dc:Bounds x="0" y="0" width="100" height="80"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="d4" bpmnElement="start"><dc:Bounds x="-100" y="20" width="36" height="36"/></bpmndi:BPMNShape>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

// The module gives it.
const changesOf = (model: DrawnModel<Element>) => model.service('modelChanges') as ModelChanges;

const open = () => DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), XML);

it('changes an element and what stands around it in one step', async () => {
  const model = await open();
  const before = await model.xml();
  const review = model.shape('review');
  const object = review.businessObject as ModdleElement; // bpmn-js declares none.
  const process = object.$parent;
  if (process === undefined) throw new Error('The task stands nowhere.');

  changesOf(model).apply(review, [
    { object, properties: { name: '复核' } },
    { object: process, properties: { name: '请假' } },
  ]);

  expect(model.steps()).toBe(1);
  const after = await model.xml();
  expect(after).toContain('name="复核"');
  expect(after).toContain('<process id="p" name="请假">');

  model.undo();
  expect(await model.xml()).toBe(before);
  model.redo();
  expect(await model.xml()).toBe(after);
});

it('makes no step of no change', async () => {
  const model = await open();

  changesOf(model).apply(model.shape('review'), []);

  expect(model.steps()).toBe(0);
});

it('has identifiers in use exactly as long as what they identify is in the document', async () => {
  const model = await open();
  const { definitions, moddle } = model.service('bpmnDocument') as BpmnDocument;
  const paid = moddle.create('bpmn:Message', { id: 'paid' });
  paid.$parent = definitions;
  const add = [{ object: definitions, properties: { rootElements: [...elementsIn(definitions, 'rootElements'), paid] } }];

  changesOf(model).apply(model.shape('p'), add);
  expect(moddle.ids.assigned('paid')).toBe(paid);

  changesOf(model).apply(model.shape('p'), [{ object: paid, properties: { id: 'payment' } }]);
  expect(moddle.ids.assigned('paid')).toBe(false);
  expect(moddle.ids.assigned('payment')).toBe(paid);
  expect(model.steps()).toBe(2);

  model.undo();
  expect(moddle.ids.assigned('paid')).toBe(paid);
  expect(moddle.ids.assigned('payment')).toBe(false);

  model.undo();
  expect(moddle.ids.assigned('paid')).toBe(false);

  model.redo();
  expect(moddle.ids.assigned('paid')).toBe(paid);
});

it('keeps an identifier with the element that has it, when another thing is given the same one', async () => {
  const model = await open();
  const { definitions, moddle } = model.service('bpmnDocument') as BpmnDocument;
  const twin = moddle.create('bpmn:Signal', { id: 'review' });
  twin.$parent = definitions;
  const roots = elementsIn(definitions, 'rootElements');
  const review = moddle.ids.assigned('review');

  changesOf(model).apply(model.shape('p'), [{ object: definitions, properties: { rootElements: [...roots, twin] } }]);
  expect(moddle.ids.assigned('review')).toBe(review);

  model.undo();
  expect(moddle.ids.assigned('review')).toBe(review);
});

it('has what is drawn follow, also of elements beside the one that people changed', async () => {
  const model = await open();
  const review = model.shape('review');
  const object = review.businessObject as ModdleElement; // bpmn-js declares none.

  changesOf(model).apply(model.shape('p'), [{ object, properties: { id: 'approval' } }]);

  expect(model.shape('approval')).toBe(review);
  expect((model.service('bpmnDocument') as BpmnDocument).moddle.ids.assigned('approval')).toBe(object);
  model.undo();
  expect(model.shape('review')).toBe(review);
});

it('has the element follow when people have selected its label', async () => {
  const model = await open();
  const start = model.shape('start');
  const object = start.businessObject as ModdleElement; // bpmn-js declares none.

  changesOf(model).apply(model.shape('start_label'), [{ object, properties: { id: 'begin' } }]);

  expect(model.shape('begin')).toBe(start);
  model.undo();
  expect(model.shape('start')).toBe(start);
});
