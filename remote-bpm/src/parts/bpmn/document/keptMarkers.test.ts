// @vitest-environment happy-dom
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import type Modeling from 'bpmn-js/lib/features/modeling/Modeling';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import { beforeAll, expect, it } from 'vitest';
import type { BpmnDocument } from './BpmnDocument.ts';
import { WRITING } from './modelModules.ts';

beforeAll(drawSvg);

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="d" targetNamespace="http://flowable.org/bpmn">
  <process id="p"><exclusiveGateway id="silent"/><exclusiveGateway id="marked"/><exclusiveGateway id="bare"/></process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">
    <bpmndi:BPMNShape id="silent_di" bpmnElement="silent"><dc:Bounds x="0" y="0" width="50" height="50"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="marked_di" bpmnElement="marked" isMarkerVisible="true"><dc:Bounds x="100" y="0" width="50" height="50"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="bare_di" bpmnElement="bare" isMarkerVisible="false"><dc:Bounds x="200" y="0" width="50" height="50"/></bpmndi:BPMNShape>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

async function opened() {
  const modeler = new Modeler({ additionalModules: WRITING });
  await modeler.get<BpmnDocument>('bpmnDocument').open(XML);
  const registry = modeler.get<ElementRegistry>('elementRegistry');
  const shapesOf = async () => {
    const { xml = '' } = await modeler.saveXML();
    return Object.fromEntries(
      Array.from(xml.matchAll(/BPMNShape id="(\w+)"[^>]*?(isMarkerVisible="\w+")?>/g), ([, id, said]) => [id, said]),
    );
  };
  const paths = (id: string): number => registry.getGraphics(id).querySelectorAll('.djs-visual path').length;
  return { modeler, shapesOf, paths };
}

it('saves a gateway as it was, whether it says anything of its mark or nothing, and draws it so', async () => {
  const { shapesOf, paths } = await opened();

  expect(await shapesOf()).toEqual({
    silent_di: undefined,
    marked_di: 'isMarkerVisible="true"',
    bare_di: 'isMarkerVisible="false"',
  });
  expect(['silent', 'marked', 'bare'].map(paths)).toEqual([0, 1, 0]);
});

it('gives one that people draw its mark', async () => {
  const { modeler, shapesOf } = await opened();
  const root = modeler.get<Canvas>('canvas').getRootElement() as Element;

  modeler.get<Modeling>('modeling').createShape({ type: 'bpmn:ExclusiveGateway' }, { x: 400, y: 400 }, root as never);

  expect(Object.values(await shapesOf()).filter((said) => said === 'isMarkerVisible="true"')).toHaveLength(2);
});
