// @vitest-environment happy-dom
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import type Modeling from 'bpmn-js/lib/features/modeling/Modeling';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { lintOf } from './lintOf.ts';

// happy-dom has no fonts.
vi.mock('../../parts/diagram/foreign/iconFont.ts', () => ({ provideIconFont: () => {} }));

const shape = (id: string, more = '') =>
  `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}" ${more}><dc:Bounds x="0" y="0" width="100" height="80"/></bpmndi:BPMNShape>`;

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:flowable="http://flowable.org/bpmn" id="d" targetNamespace="urn:test">
  <process id="p" name="请假"><startEvent id="start"/><serviceTask id="send" name="&lt;img src=x onerror=alert(1)&gt;"/><endEvent id="end"/>
    <subProcess id="more" name="更多"><userTask id="inner"/><startEvent id="s"/><endEvent id="e"/></subProcess>
    <sequenceFlow id="f1" sourceRef="start" targetRef="send"/><sequenceFlow id="f2" sourceRef="send" targetRef="more"/><sequenceFlow id="f3" sourceRef="more" targetRef="end"/>
  </process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">${shape('start')}${shape('send')}${shape('end')}${shape('more', 'isExpanded="false"')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
  <bpmndi:BPMNDiagram id="d3"><bpmndi:BPMNPlane id="d4" bpmnElement="more">${shape('inner')}${shape('s')}${shape('e')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

/** It checks when the browser is idle. */
const PATIENCE = { timeout: 20_000 };

beforeAll(drawSvg);

async function shown(editable = true) {
  const diagram = new OpenDiagram({ xml: XML, editable });
  const place = document.body.appendChild(document.createElement('div'));
  diagram.attach(place);
  onTestFinished(() => {
    diagram.destroy();
    place.remove();
  });
  await vi.waitFor(() => expect(diagram.read().phase).toBe('open'), PATIENCE);
  const lint = lintOf(diagram);
  const known = async () => await vi.waitFor(() => expect(lint.read().phase).toBe('known'), PATIENCE);
  const at = (id: string) => lint.read().places.find((one) => one.id === id);
  const marks = () =>
    [...place.querySelectorAll<HTMLElement>('.djs-overlay-zhilv-finding button')].map((mark) => mark.getAttribute('aria-label'));
  return { diagram, lint, known, at, marks, place };
}

it('finds nothing before it is turned on, then lists and marks what is wrong, and follows changes', async () => {
  const { diagram, lint, known, at, marks } = await shown();
  expect(lint.read()).toMatchObject({ phase: 'checking', shown: false, places: [] });

  lint.show(true);
  await known();
  expect(at('send')).toMatchObject({ label: '服务任务「<img src=x onerror=alert(1)>」' });
  expect(at('send')?.findings[0]?.text).toBe('任务：请填写实现方式');
  expect(marks()).toContain('警告：任务：请填写实现方式');
  expect(marks().filter((mark) => mark?.includes('内部：') === true)).toHaveLength(1);

  const send = diagram.service<ElementRegistry>('elementRegistry').get('send') as Parameters<Modeling['updateProperties']>[0];
  diagram.service<Modeling>('modeling').updateProperties(send, { 'flowable:class': 'a.B' });
  await vi.waitFor(() => expect(at('send')?.findings[0]?.severity).toBe('hint'), PATIENCE);
  expect(marks()).not.toContain('警告：任务：请填写实现方式');
  lint.show(false);
  expect(marks()).toEqual([]);
});

it('makes nothing of names but text', async () => {
  const { lint, known, place } = await shown();
  lint.show(true);
  await known();

  expect(place.querySelector('img[onerror]')).toBeNull();
});

it('turns to an element in a sub-process that is closed, and to the process', async () => {
  const { diagram, lint, known, at } = await shown(false);
  const selection = diagram.service<Selection>('selection');
  lint.show(true);
  await known();
  const inner = at('inner');
  if (inner === undefined) throw new Error('Nothing was found of the task without a name.');

  lint.goTo(inner);
  expect(diagram.service<Canvas>('canvas').getRootElement().id).toBe('more_plane');
  expect(selection.get().map(({ id }) => id)).toEqual(['inner']);

  lint.goTo({ ...inner, drawn: null });
  expect(selection.get()).toEqual([]);
});

it('never writes the model as XML', async () => {
  const { diagram, lint, known } = await shown();
  const write = vi.spyOn(diagram.service<{ toXML: () => unknown }>('moddle'), 'toXML');
  lint.show(true);
  await known();

  expect(write).not.toHaveBeenCalled();
  expect(diagram.read()).toMatchObject({ dirty: false, canUndo: false });
});
