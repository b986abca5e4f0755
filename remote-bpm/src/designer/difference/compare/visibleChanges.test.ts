import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { ModdleElement } from '../../../parts/bpmn/moddle/ModdleElement.ts';
import { visibleChanges } from './visibleChanges.ts';

const shape = (id: string, x = 0) =>
  `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="0" width="100" height="80"/></bpmndi:BPMNShape>`;

/** Reads a file as the page does. @param content what its process has @param drawn what is drawn of it */
async function definitions(content: string, drawn = ''): Promise<ModdleElement> {
  const { rootElement } = await new BpmnModdle().fromXML(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="d" targetNamespace="urn:test"><process id="p">${content}</process><bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">${drawn}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>`,
  );
  return rootElement as unknown as ModdleElement; // The declaration of the package has less.
}

const idsOf = ({ added, removed, moved }: ReturnType<typeof visibleChanges>) => ({
  added: [...added],
  removed: [...removed],
  moved: [...moved],
});

it('finds the elements that only one version has', async () => {
  const before = await definitions('<task id="stays"/><task id="gone"/>');
  const after = await definitions('<task id="stays"/><userTask id="fresh"/>');

  expect(idsOf(visibleChanges(before, after))).toEqual({ added: ['fresh'], removed: ['gone'], moved: [] });
});

it('finds what is drawn elsewhere, by its element', async () => {
  const before = await definitions('<task id="one"/><task id="still"/>', shape('one') + shape('still'));
  const after = await definitions('<task id="one"/><task id="still"/>', shape('one', 40) + shape('still'));

  expect(idsOf(visibleChanges(before, after))).toEqual({ added: [], removed: [], moved: ['one'] });
});

it('takes what stands in another element now for added and removed', async () => {
  const before = await definitions('<task id="t"/><subProcess id="s"/>');
  const after = await definitions('<subProcess id="s"><task id="t"/></subProcess>');

  expect(idsOf(visibleChanges(before, after))).toEqual({ added: ['t'], removed: ['t'], moved: [] });
});

it('passes over shapes of nothing, and over what an extension has', async () => {
  const before = await definitions('<task id="t"/>', shape('nothing'));
  const after = await definitions(
    '<task id="t"><extensionElements><x:note xmlns:x="urn:x" id="n">内</x:note></extensionElements></task>',
    shape('nothing', 9),
  );

  expect(idsOf(visibleChanges(before, after))).toEqual({ added: [], removed: [], moved: [] });
});
