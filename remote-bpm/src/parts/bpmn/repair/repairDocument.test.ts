import { drawnPlaces } from '@zhilv/testing/diagram/drawn-places';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { Moddle, ModdleElement } from '../moddle/ModdleElement.ts';
import { repairDocument } from './repairDocument.ts';

const NAMESPACES =
  'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" ' +
  'xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" targetNamespace="http://flowable.org/bpmn"';
const documentOf = (content: string): string => `<definitions ${NAMESPACES}>${content}</definitions>`;

const PROCESS =
  '<process id="p"><startEvent id="s"/><endEvent id="e"/><sequenceFlow id="f" sourceRef="s" targetRef="e"/></process>';
const shape = (element: string): string =>
  `<bpmndi:BPMNShape id="${element}_di" bpmnElement="${element}"><dc:Bounds x="9" y="9" width="36" height="36"/></bpmndi:BPMNShape>`;
const diagram = (id: string, element: string, content: string): string =>
  `<bpmndi:BPMNDiagram id="${id}"><bpmndi:BPMNPlane id="${id}_plane" bpmnElement="${element}">${content}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`;

async function repaired(xml: string) {
  const moddle = new BpmnModdle();
  const { rootElement } = await moddle.fromXML(xml);
  const definitions = rootElement as ModdleElement; // The package's own declarations are ours.
  const before = (await moddle.toXML(rootElement)).xml;
  const repairs = await repairDocument(definitions, moddle as unknown as Moddle);
  return { definitions, repairs, before, after: (await moddle.toXML(rootElement)).xml };
}

it('leaves a document in order as it is', async () => {
  const { repairs, before, after } = await repaired(documentOf(PROCESS + diagram('d', 'p', shape('s'))));

  expect(repairs).toEqual([]);
  expect(after).toBe(before);
});

it('gives a document without a diagram one, in which everything is drawn', async () => {
  const { definitions, repairs } = await repaired(documentOf(PROCESS));

  expect(repairs).toEqual([{ kind: 'layout', element: null, text: '文件没有图形，已自动布局' }]);
  const { boxes, lines } = drawnPlaces(definitions);
  expect([...boxes.keys(), ...lines.keys()]).toEqual(['s', 'e', 'f']);
});

it('gives ids to what has none, for a diagram names things by their ids', async () => {
  const xml = documentOf(
    '<process id="p"><startEvent id="Flow_1"/><endEvent id="e"/><sequenceFlow sourceRef="Flow_1" targetRef="e"/></process>',
  );

  const { definitions, repairs } = await repaired(xml);

  expect(repairs.map(({ kind }) => kind)).toEqual(['ids', 'layout']);
  expect([...drawnPlaces(definitions).lines.keys()]).toEqual(['Flow_2']);
});

it('draws in the diagram that is there when nothing is drawn in it', async () => {
  const { after, definitions } = await repaired(documentOf(PROCESS + diagram('mine', 'p', '')));

  expect(after.match(/<bpmndi:BPMNDiagram /g)).toHaveLength(1);
  expect(after).toContain('<bpmndi:BPMNPlane id="mine_plane" bpmnElement="p">');
  expect(drawnPlaces(definitions).boxes.size).toBe(2);
});

it('draws anew when a diagram draws only what the document does not have, and keeps what was drawn', async () => {
  const { after, repairs } = await repaired(documentOf(PROCESS + diagram('d', 'p', shape('gone'))));

  expect(repairs.map(({ kind }) => kind)).toEqual(['layout']);
  expect(after).toContain('id="gone_di"');
});

it('gives an empty process an empty diagram, and leaves one that has one', async () => {
  const without = await repaired(documentOf('<process id="p"/>'));
  const present = await repaired(documentOf(`<process id="p"/>${diagram('d', 'p', '')}`));

  expect(without.after).toContain('bpmnElement="p"');
  expect(present.repairs).toEqual([]);
});

it('gives each process a diagram of its own, and says that the first is shown', async () => {
  const second = PROCESS.replaceAll(/"([pse f])"/g, '"$12"');

  const { definitions, repairs } = await repaired(documentOf(PROCESS + second));

  expect(repairs.map(({ text }) => text)).toEqual(['文件没有图形，已自动布局', '文件有 2 张图，显示第一张，其余原样保留']);
  expect([...drawnPlaces(definitions, 1).boxes.keys()]).toEqual(['s2', 'e2']);
});

it('shows the first diagram that draws something', async () => {
  const { definitions, after } = await repaired(
    documentOf(PROCESS + diagram('empty', 'p', '') + diagram('full', 'p', shape('s'))),
  );

  expect(drawnPlaces(definitions).boxes.size).toBe(1);
  expect(after.indexOf('id="full"')).toBeLessThan(after.indexOf('id="empty"'));
});

it('does nothing to a document without a process', async () => {
  const { repairs, before, after } = await repaired(documentOf('<message id="m"/>'));

  expect(repairs).toEqual([]);
  expect(after).toBe(before);
});
