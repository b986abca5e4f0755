// @vitest-environment happy-dom
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import type { Label, Shape } from 'bpmn-js/lib/model/Types';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type Modeling from 'bpmn-js/lib/features/modeling/Modeling';
import { beforeAll, expect, it, vi } from 'vitest';
import { OpenDiagram } from '../OpenDiagram.ts';

// happy-dom has no fonts.
vi.mock('../foreign/iconFont.ts', () => ({ provideIconFont: () => {} }));

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="d" targetNamespace="http://flowable.org/bpmn">
  <process id="p"><startEvent id="start" name="开始"/><endEvent id="placed" name="结束"/><exclusiveGateway id="bare"/></process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">
    <bpmndi:BPMNShape id="d3" bpmnElement="start"><dc:Bounds x="0" y="0" width="36" height="36"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="d4" bpmnElement="placed"><dc:Bounds x="100" y="0" width="36" height="36"/><bpmndi:BPMNLabel><dc:Bounds x="107" y="60" width="22" height="14"/></bpmndi:BPMNLabel></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="d5" bpmnElement="bare"><dc:Bounds x="200" y="0" width="50" height="50"/></bpmndi:BPMNShape>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

const diagram = new OpenDiagram({ xml: XML, editable: true });

beforeAll(async () => {
  drawSvg();
  diagram.attach(document.body);
  await vi.waitFor(() => expect(diagram.read().phase).toBe('open'));
});

const shape = (id: string) => diagram.service<ElementRegistry>('elementRegistry').get(id) as Shape; // The file draws it.
const labelOf = (id: string) => shape(id).label as Label; // It has a name.

it('begins a label without a place of its own below the line of its event', () => {
  expect(labelOf('start').y).toBe(41);
});

it('leaves a label where the file has it, and writes no place for the others', async () => {
  expect(labelOf('placed').y).toBe(60);
  expect((await diagram.toXml()).match(/BPMNLabel>/g)).toHaveLength(2);
});

it('keeps the distance for a new name, and when that is undone and done again', () => {
  const modeling = diagram.service<Modeling>('modeling');
  modeling.updateLabel(shape('bare'), '同意？');
  const { y } = labelOf('bare');
  expect(y).toBeGreaterThanOrEqual(53);
  diagram.undo();
  diagram.redo();
  expect(labelOf('bare').y).toBe(y);

  modeling.removeElements([shape('bare')]);
  diagram.undo();
  expect(labelOf('bare').y).toBe(y);
});
