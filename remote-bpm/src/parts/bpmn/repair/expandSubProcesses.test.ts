import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { elementsIn, type ModdleElement } from '../moddle/ModdleElement.ts';
import { expandSubProcesses } from './expandSubProcesses.ts';

/** Reads a document with a sub-process and the task in it. @param attribute of the sub-process's shape @param x where the task is */
async function expanded(attribute: string, x: number) {
  const { rootElement } = await new BpmnModdle().fromXML(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" targetNamespace="x">
      <process id="p"><subProcess id="sub" name="评审"><task id="t"/></subProcess></process>
      <bpmndi:BPMNDiagram id="d"><bpmndi:BPMNPlane id="plane" bpmnElement="p">
        <bpmndi:BPMNShape id="sub_di" bpmnElement="sub" ${attribute}><dc:Bounds x="0" y="0" width="300" height="200"/></bpmndi:BPMNShape>
        <bpmndi:BPMNShape id="t_di" bpmnElement="t"><dc:Bounds x="${x}" y="60" width="100" height="80"/></bpmndi:BPMNShape>
      </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
    </definitions>`,
  );
  // The package's own declarations are ours.
  const [plane] = elementsIn(rootElement as ModdleElement, 'diagrams').flatMap((diagram) => elementsIn(diagram, 'plane'));
  if (plane === undefined) throw new Error('There is no plane.');
  const repairs = expandSubProcesses(plane);
  return { repairs, isExpanded: elementsIn(plane, 'planeElement')[0]?.get('isExpanded') };
}

it('says of a sub-process in whose shape its task is drawn that it is expanded', async () => {
  const { repairs, isExpanded } = await expanded('', 50);

  expect(isExpanded).toBe(true);
  expect(repairs).toEqual([{ kind: 'expanded', element: 'sub', text: '子流程「评审」画有内容，已标为展开' }]);
});

it('leaves one that says itself that it is not', async () => {
  const { repairs, isExpanded } = await expanded('isExpanded="false"', 50);

  expect(isExpanded).toBe(false);
  expect(repairs).toEqual([]);
});

it('leaves one whose task is drawn elsewhere', async () => {
  expect((await expanded('', 900)).repairs).toEqual([]);
});
