import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { everyElement } from './everyElement.ts';

it('gives what is in an element at any depth once, foreign content too, and not what it refers to', async () => {
  const { rootElement } = await new BpmnModdle().fromXML(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" targetNamespace="x">
      <process id="p"><extensionElements><x:note xmlns:x="urn:x"><x:line/></x:note></extensionElements><task id="t"/><task id="u"/><sequenceFlow id="f" sourceRef="t" targetRef="u"/></process>
      <bpmndi:BPMNDiagram id="d"><bpmndi:BPMNPlane id="plane" bpmnElement="p"/></bpmndi:BPMNDiagram>
    </definitions>`,
  );

  const types = everyElement(rootElement as ModdleElement).map(({ $type }) => $type); // The package's own declarations are ours.

  expect(types.sort()).toEqual([
    'bpmn:Definitions',
    'bpmn:ExtensionElements',
    'bpmn:Process',
    'bpmn:SequenceFlow',
    'bpmn:Task',
    'bpmn:Task',
    'bpmndi:BPMNDiagram',
    'bpmndi:BPMNPlane',
    'x:line',
    'x:note',
  ]);
});
