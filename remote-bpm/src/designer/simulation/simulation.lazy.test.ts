// @vitest-environment happy-dom
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import type Modeling from 'bpmn-js/lib/features/modeling/Modeling';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { simulationOf } from './simulation.lazy.ts';

// happy-dom has no fonts.
vi.mock('../../parts/diagram/foreign/iconFont.ts', () => ({ provideIconFont: () => {} }));

/** Tokens move for as long as people can follow them. */
const PATIENCE = { timeout: 20_000 };

const shape = (id: string, x: number, width: number) =>
  `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="0" width="${width}" height="${width}"/></bpmndi:BPMNShape>`;
const edge = (id: string) =>
  `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}"><di:waypoint x="0" y="0"/><di:waypoint x="1" y="0"/></bpmndi:BPMNEdge>`;

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:bioc="http://bpmn.io/schema/bpmn/biocolor/1.0" id="d" targetNamespace="http://flowable.org/bpmn">
  <process id="p" name="请假" isExecutable="true">
    <startEvent id="start"/><userTask id="review" name="审核 &lt;b&gt;"/><exclusiveGateway id="choice"/><complexGateway id="odd"/>
    <endEvent id="yes" name="同意"/><endEvent id="no" name="拒绝"/>
    <sequenceFlow id="f1" sourceRef="start" targetRef="review"/><sequenceFlow id="f2" sourceRef="review" targetRef="choice"/>
    <sequenceFlow id="f3" sourceRef="choice" targetRef="yes"/><sequenceFlow id="f4" sourceRef="choice" targetRef="no"/>
    <sequenceFlow id="f5" sourceRef="choice" targetRef="odd"/>
  </process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">
    ${shape('start', 0, 36)}${shape('review', 100, 80)}${shape('choice', 200, 50)}${shape('odd', 300, 50)}${shape('yes', 400, 36)}${shape('no', 500, 36)}
    ${['f1', 'f2', 'f3', 'f4', 'f5'].map(edge).join('')}
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

beforeAll(drawSvg);

async function shown(editable = true) {
  const diagram = new OpenDiagram({ xml: XML, editable });
  const place = document.body.appendChild(document.createElement('div'));
  diagram.attach(place);
  onTestFinished(() => {
    diagram.destroy();
    place.remove();
  });
  await vi.waitFor(() => expect(diagram.read().phase).toBe('open'));
  const simulation = simulationOf(diagram);
  const log = () => simulation.read().log.map(({ text }) => text);
  const button = (name: string) => place.querySelectorAll<HTMLButtonElement>(`.bts-context-pad[title="${name}"]:not(.hidden)`);
  const ends = async () => await vi.waitFor(() => expect(log().at(-1)).toBe('「请假」结束'), PATIENCE);
  const select = (id: string | null) =>
    diagram
      .service<Selection>('selection')
      .select(id === null ? null : diagram.service<ElementRegistry>('elementRegistry').get(id));
  return { diagram, simulation, log, button, ends, place, select };
}

it('has everyone write what people are still typing, before nothing can be changed any more', async () => {
  const { diagram, simulation } = await shown();
  const review = diagram.service<ElementRegistry>('elementRegistry').get('review') as Parameters<Modeling['updateProperties']>[0];
  diagram
    .service<EventBus>('eventBus')
    .on('diagram.settle', () => diagram.service<Modeling>('modeling').updateProperties(review, { name: '复核' }));

  simulation.turn(true);

  expect(review).toMatchObject({ businessObject: { name: '复核' } });
});

it('runs a token from the start to an end, by the flow that people choose at a gateway', async () => {
  const { simulation, log, button, place, ends } = await shown();
  simulation.turn(true);
  expect(simulation.read()).toMatchObject({ phase: 'ready', canStart: true });

  simulation.start();
  expect(simulation.read().phase).toBe('running');
  simulation.setSpeed(2);
  await ends();
  expect(log()).toEqual([
    '流程中有不支持模拟的元素',
    '「请假」开始',
    '开始事件',
    '「审核 <b>」',
    '排他网关',
    '「同意」',
    '「请假」结束',
  ]);
  expect(place.textContent).toContain('已结束');

  simulation.reset();
  expect(simulation.read()).toMatchObject({ phase: 'ready', canStart: true });
  expect(log()).toEqual(['流程中有不支持模拟的元素']);
  expect(place.textContent).not.toContain('已结束');
  button('切换流转分支')[0]?.click();
  button('触发')[0]?.click();
  await ends();
  expect(log()).toContain('「拒绝」');
});

it('leaves no trace in the model, and lets nobody change it meanwhile', async () => {
  const { diagram, simulation } = await shown();
  const before = await diagram.toXml();
  const modeling = diagram.service<Modeling>('modeling');
  const review = diagram.service<ElementRegistry>('elementRegistry').get('review') as Parameters<Modeling['updateProperties']>[0];
  modeling.updateProperties(review, { name: '复核' });
  expect(diagram.read()).toMatchObject({ canUndo: true, dirty: true, simulating: false });
  const changed = await diagram.toXml();

  simulation.turn(true);
  expect(diagram.read()).toMatchObject({ canUndo: false, dirty: true, simulating: true });
  simulation.start();
  modeling.updateProperties(review, { name: '重审' });
  diagram.undo();
  expect(await diagram.toXml()).toBe(changed);
  simulation.turn(false);

  expect(diagram.read()).toMatchObject({ canUndo: true, dirty: true, simulating: false });
  diagram.undo();
  expect(diagram.read()).toMatchObject({ canUndo: false, dirty: false });
  expect(await diagram.toXml()).toBe(before);
});

it('stops a token while it is paused, and at an activity where people want it to', async () => {
  const { simulation, log, button, ends, select } = await shown();
  simulation.turn(true);
  select('review');
  button('执行到此处时暂停')[0]?.click();
  expect(button('取消在此处暂停')).toHaveLength(1);
  simulation.setSpeed(2);
  simulation.start();

  await vi.waitFor(() => expect(button('触发')).toHaveLength(2), PATIENCE);
  expect(log()).not.toContain('「审核 <b>」');
  simulation.pause();
  expect(simulation.read().phase).toBe('paused');
  button('触发')[1]?.click();
  expect(simulation.read().phase).toBe('running');
  await ends();
});

it('offers a pause at the activity where the pointer or the selection is, and keeps those that are set', async () => {
  const { diagram, simulation, button, select, place } = await shown();
  simulation.turn(true);
  expect(place.querySelectorAll('.bts-context-pad')).toHaveLength(button('触发').length + button('切换流转分支').length);

  const elements = diagram.service<ElementRegistry>('elementRegistry');
  diagram.service<EventBus>('eventBus').fire('element.hover', { element: elements.get('review') });
  expect(button('执行到此处时暂停')).toHaveLength(1);
  diagram.service<EventBus>('eventBus').fire('element.hover', { element: elements.get('p') });
  expect(button('执行到此处时暂停')).toHaveLength(0);

  select('review');
  const [pause] = button('执行到此处时暂停');
  pause?.focus();
  pause?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(document.activeElement).toBe(button('取消在此处暂停')[0]);
  select(null);
  expect(button('取消在此处暂停')).toHaveLength(1);
  button('取消在此处暂停')[0]?.click();
  expect(place.querySelectorAll('[title*="此处"]')).toHaveLength(0);
});

it('ends when another diagram is opened, and can be turned on again', async () => {
  const { diagram, simulation, button, place } = await shown();
  simulation.turn(true);
  simulation.start();

  expect(await diagram.replace(XML.replace('请假', '报销'), async () => true)).toBeNull();

  expect(diagram.read().simulating).toBe(false);
  expect(button('触发')).toHaveLength(0);
  expect(place.querySelector('[class*="djs-overlay-bts"]')).toBeNull();
  simulation.turn(true);
  expect(simulation.read()).toMatchObject({ canStart: true });
});

it('runs for those who may only look', async () => {
  const { simulation, ends } = await shown(false);
  simulation.turn(true);
  simulation.setSpeed(2);
  simulation.start();

  await ends();
});

it('shows nothing that is not Chinese', async () => {
  const { simulation, place, ends, select } = await shown();
  simulation.turn(true);
  select('review');
  simulation.start();
  await ends();

  const buttons = [...place.querySelectorAll<HTMLElement>('[class*="djs-overlay-bts"] [title]')];
  expect(buttons.map(({ title }) => title)).toEqual(expect.arrayContaining(['触发', '执行到此处时暂停', '切换流转分支']));
  for (const one of buttons) expect(`${one.title}${one.getAttribute('aria-label') ?? ''}`).toMatch(/^[\u4e00-\u9fff\d ]+$/);
  const texts = [...place.querySelectorAll('[class*="djs-overlay-bts"]')].map(({ textContent }) => textContent.trim());
  for (const text of texts) expect(text).toMatch(/^[\u4e00-\u9fff\d]*$/);
});
