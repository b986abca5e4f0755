// @vitest-environment happy-dom
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { expect, it } from 'vitest';
import { WRITING } from '../document/modelModules.ts';

const shape = (element: string, x: number, y: number, width = 100, height = 80): string =>
  `<bpmndi:BPMNShape id="${element}_di" bpmnElement="${element}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;

const open = (content: string, plane: string, ...drawn: readonly string[]) =>
  DrawnModel.open<Element>(
    () => new Modeler({ additionalModules: WRITING }),
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" targetNamespace="x">${content}
    <bpmndi:BPMNDiagram id="d"><bpmndi:BPMNPlane id="plane" bpmnElement="${plane}">${drawn.join('')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>`,
  );

/** Deletes everything as people do. */
function deleteAll(model: DrawnModel<Element>): void {
  const actions = model.service('editorActions') as { trigger: (action: string) => void }; // It is bpmn-js's own.
  actions.trigger('selectElements');
  actions.trigger('removeSelection');
}

it('data that goes in and out can be deleted, and put back to the byte', async () => {
  const model = await open(
    `<process id="p"><ioSpecification id="io"><dataInput id="in" name="申请"/><dataOutput id="out"/>
      <inputSet id="ins"><dataInputRefs>in</dataInputRefs></inputSet><outputSet id="outs"><dataOutputRefs>out</dataOutputRefs></outputSet></ioSpecification><task id="t"/></process>`,
    'p',
    shape('in', 0, 0, 36, 50),
    shape('out', 0, 100, 36, 50),
    shape('t', 100, 0),
  );
  const before = await model.xml();

  deleteAll(model);
  expect(await model.xml()).not.toMatch(/<data|Refs>/);

  model.undo();
  expect(await model.xml()).toBe(before);
});
