// @vitest-environment happy-dom
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { expect, it } from 'vitest';
import type { BpmnDocument } from '../document/BpmnDocument.ts';
import { WRITING } from '../document/modelModules.ts';

const shape = (element: string, x: number, y: number, width = 100, height = 80): string =>
  `<bpmndi:BPMNShape id="${element}_di" bpmnElement="${element}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;

/** A collaboration of two processes, of which the second has lanes. @param drawn shapes */
const collaboration = (...drawn: readonly string[]): string =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" targetNamespace="x">
    <collaboration id="c"><participant id="buyer" name="买家" processRef="p"/><participant id="shop" processRef="q"/></collaboration>
    <process id="p"><task id="order"/><task id="pay"/></process>
    <process id="q"><laneSet id="ls"><lane id="desk"><flowNodeRef>pack</flowNodeRef></lane></laneSet><task id="pack"/></process>
    <bpmndi:BPMNDiagram id="d"><bpmndi:BPMNPlane id="plane" bpmnElement="c">${drawn.join('')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
  </definitions>`;

async function opened(xml: string) {
  const model = await DrawnModel.open<Element & { x: number; y: number; width: number; height: number }>(
    () => new Modeler({ additionalModules: WRITING }),
    xml,
  );
  const document = model.service('bpmnDocument') as BpmnDocument; // A module of `WRITING`.
  return { model, repairs: document.repairs };
}

const HIDDEN = collaboration(
  shape('order', 100, 100),
  shape('pay', 300, 200),
  shape('desk', 50, 400, 600, 120),
  shape('pack', 100, 420),
);

it('draws a pool around what is drawn of it, and one with lanes along these', async () => {
  const { model, repairs } = await opened(HIDDEN);

  expect(model.shape('buyer')).toMatchObject({ x: 30, y: 60, width: 410, height: 260 });
  expect(model.shape('shop')).toMatchObject({ x: 20, y: 400, width: 630, height: 120 });
  expect(model.shape('pay').parent).toBe(model.shape('buyer'));
  expect(repairs).toEqual([
    { kind: 'pool', element: 'buyer', text: '泳池「买家」没有画出，已画在其内容周围' },
    { kind: 'pool', element: 'shop', text: '泳池「shop」没有画出，已画在其内容周围' },
  ]);
});

it('gives a process beside the pools one of its own, in which people can draw on', async () => {
  const beside = HIDDEN.replace('<participant id="shop" processRef="q"/>', '');
  const { model, repairs } = await opened(beside);
  // It is bpmn-js's own.
  const modeling = model.service('modeling') as { appendShape: (source: Element, shape: object, place: object) => Element };

  modeling.appendShape(model.shape('pack'), { type: 'bpmn:Task' }, { x: 400, y: 460 });

  expect(repairs.at(-1)).toEqual({ kind: 'pool', element: 'Participant_1', text: '流程「q」画在泳池之外，已为它补上泳池' });
  expect((await model.xml()).split('<process id="q">')[1]?.match(/<task /g)).toHaveLength(2);
});

it('so that all of it can be deleted, and put back to the byte', async () => {
  const { model } = await opened(HIDDEN);
  const before = await model.xml();
  // It is bpmn-js's own.
  const actions = model.service('editorActions') as { trigger: (action: string) => void };

  actions.trigger('selectElements');
  actions.trigger('removeSelection');
  expect(await model.xml()).not.toContain('<task');

  model.undo();
  expect(await model.xml()).toBe(before);
});

it('leaves pools that are drawn, and those of which nothing is drawn', async () => {
  const { repairs } = await opened(collaboration(shape('buyer', 0, 0, 600, 300), shape('order', 100, 100)));

  expect(repairs).toEqual([]);
});

it('leaves a process that no pool could name, because something else has its id', async () => {
  const twice = HIDDEN.replace('<participant id="shop" processRef="q"/>', '').replace(
    '<process id="p">',
    '<globalTask id="q"/><process id="p">',
  );

  const { repairs } = await opened(twice);

  expect(repairs.map(({ element }) => element)).toEqual(['buyer']);
});
