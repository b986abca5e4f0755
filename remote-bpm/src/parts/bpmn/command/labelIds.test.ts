// @vitest-environment happy-dom
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { expect, it } from 'vitest';
import { WRITING } from '../document/modelModules.ts';

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="d" targetNamespace="http://flowable.org/bpmn">
  <process id="p"><startEvent id="start" name="开始"/><endEvent id="end"/></process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">
    <bpmndi:BPMNShape id="d3" bpmnElement="start"><dc:Bounds x="0" y="0" width="36" height="36"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="d4" bpmnElement="end"><dc:Bounds x="100" y="0" width="36" height="36"/></bpmndi:BPMNShape>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

it('lets an element with the former id of another one have a label, and undoes all of it', async () => {
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), XML);
  const modeling = model.service('modeling') as { updateProperties(element: Element, properties: object): void }; // It is bpmn-js's own.
  const [before, label, end] = [await model.xml(), model.shape('start_label'), model.shape('end')];

  modeling.updateProperties(model.shape('start'), { id: 'begin' });
  modeling.updateProperties(end, { id: 'start' });
  modeling.updateProperties(end, { name: '结束' });
  const after = await model.xml();

  expect(model.shape('begin_label')).toBe(label);
  expect(model.shape('start_label')).toBe(end.label);

  for (let step = 0; step < 3; step += 1) model.undo();
  expect(await model.xml()).toBe(before);
  expect(model.shape('start_label')).toBe(label);
  for (let step = 0; step < 3; step += 1) model.redo();
  expect(await model.xml()).toBe(after);
});
