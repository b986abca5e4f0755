// @vitest-environment happy-dom
import { damagedXml } from '@zhilv/testing/diagram/damaged-xml';
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import Modeler from 'bpmn-js/lib/Modeler';
import Viewer from 'bpmn-js/lib/Viewer';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import type { Element } from 'bpmn-js/lib/model/Types';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ModelChanges } from '../command/modelChanges.ts';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { unresolvedReferences } from '../reading/losslessModdle.ts';
import { UnreadableBpmn } from '../source/readableSource.ts';
import { fidelityReport } from '../fidelity/fidelityReport.lazy.ts';
import { DeclinedBpmn } from './agreeToLarge.ts';
import type { BpmnDocument } from './BpmnDocument.ts';
import { READING, WRITING } from './modelModules.ts';

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:flowable="http://activiti.org/bpmn" id="d" targetNamespace="urn:own">
  <process id="process" name="请假" isExecutable="TRUE">
    <startEvent id="start" isInterrupting="true" />
    <userTask id="review" name="审核" flowable:assignee="1"><extensionElements><flowable:unknown flowable:a="1"/></extensionElements></userTask>
    <boundaryEvent id="failed" attachedToRef="review"><errorEventDefinition errorRef="CODE" /></boundaryEvent>
    <sequenceFlow id="flow" sourceRef="start" targetRef="review" />
  </process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="process">
    <bpmndi:BPMNShape id="d3" bpmnElement="start"><dc:Bounds x="0" y="0" width="36" height="36"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="d4" bpmnElement="review"><dc:Bounds x="90" y="0" width="100" height="80"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="d5" bpmnElement="failed"><dc:Bounds x="90" y="62" width="36" height="36"/></bpmndi:BPMNShape>
    <bpmndi:BPMNEdge id="d6" bpmnElement="flow"><di:waypoint x="36" y="18"/><di:waypoint x="90" y="18"/></bpmndi:BPMNEdge>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

const open = (xml = XML) => DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), xml);

// The module gives it.
const documentOf = (model: DrawnModel<Element>) => model.service('bpmnDocument') as BpmnDocument;

/** What bpmn-js tells of when it takes a drawing away, makes one, moves it, or changes the stack of commands. */
const EVENTS = ['diagram.clear', 'import.render.start', 'import.done', 'canvas.viewbox.changed', 'commandStack.changed'];

/** Renames a task. @returns a function that tells what happened to the diagram since */
function work(model: DrawnModel<Element>) {
  const shape = model.shape('review');
  const object = shape.businessObject as ModdleElement; // bpmn-js declares none.
  (model.service('modelChanges') as ModelChanges).apply(shape, [{ object, properties: { name: '复核' } }]);
  return watch(model);
}

function watch(model: DrawnModel<Element>) {
  const { definitions, engine } = documentOf(model);
  const happened: string[] = [];
  (model.service('eventBus') as EventBus).on(EVENTS, ({ type }: { type: string }) => void happened.push(type));
  return () => ({
    happened,
    isSame: documentOf(model).definitions === definitions && documentOf(model).engine === engine,
  });
}

const NOTHING = { happened: [], isSame: true };

beforeEach(() => {
  // bpmn-js tells there of each element that it cannot draw.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('opens a document of the engine that its namespaces name, without an undo step, and keeps all of it', async () => {
  const model = await open();

  expect(documentOf(model).engine.name).toBe('activiti');
  expect(model.steps()).toBe(0);
  expect((model.shape('review').businessObject as ModdleElement).get('activiti:assignee')).toBe('1');
  expect(unresolvedReferences(documentOf(model).definitions)).toMatchObject([{ property: 'errorRef', text: 'CODE' }]);
  expect(fidelityReport(XML, await model.xml())).toEqual([]);
});

it('writes what was read to the byte when a rename is undone', async () => {
  const model = await open();
  const before = await model.xml();

  work(model);
  expect(await model.xml()).toContain('name="复核"');
  model.undo();
  expect(await model.xml()).toBe(before);
});

it('opens another document of another engine in its place', async () => {
  const model = await open();
  work(model);

  await documentOf(model).open(XML.replace('http://activiti.org/bpmn', 'http://camunda.org/schema/1.0/bpmn'));

  expect(documentOf(model).engine.name).toBe('camunda');
  expect(model.steps()).toBe(0);
  expect((model.shape('review').businessObject as ModdleElement).get('camunda:assignee')).toBe('1');
  expect(await model.xml()).toContain('flowable:assignee="1"');
});

it('opens one document after the other when it is asked for both at once', async () => {
  const model = await open();
  const camunda = XML.replace('http://activiti.org/bpmn', 'http://camunda.org/schema/1.0/bpmn');
  // It is laid out first, which takes longer.
  const slow = camunda.replace(/<bpmndi:BPMNDiagram[^]*<\/bpmndi:BPMNDiagram>/, '');

  await Promise.all([documentOf(model).open(slow), documentOf(model).open(XML)]);

  expect(documentOf(model).engine.name).toBe('activiti');
  expect((model.shape('review').businessObject as ModdleElement).get('activiti:assignee')).toBe('1');
});

it.each([5000, 5001])('asks before it draws %i shapes', async (shapes) => {
  const model = await open();
  const agrees = vi.fn(async () => false);
  const many = XML.replace('</process>', `${'<task/>'.repeat(shapes - 3)}</process>`);

  const opened = documentOf(model).open(many, agrees);

  await (shapes > 5000
    ? expect(opened).rejects.toThrow(new DeclinedBpmn('流程图有 5001 个图形，画出来需要较长时间，其间浏览器可能没有响应'))
    : opened);
  expect(agrees.mock.calls).toEqual(shapes > 5000 ? [[5001]] : []);
  expect(await model.xml()).toContain('name="审核"');
});

it('opens a document for those who only look at it', async () => {
  drawSvg();
  const viewer = new NavigatedViewer({ additionalModules: READING });

  expect(await viewer.get<BpmnDocument>('bpmnDocument').open(XML)).toEqual({ warnings: [] });

  expect(viewer.get<ElementRegistry>('elementRegistry').get('review')?.businessObject).toMatchObject({ name: '审核' });
  expect(fidelityReport(XML, (await viewer.saveXML()).xml ?? '')).toEqual([]);
});

it.each([
  ['no XML', '流程', '文件不是 XML'],
  ['half a document', XML.slice(0, 700), '文件不完整，内容在中途断开'],
  ['a bomb of entities', `<!DOCTYPE a [<!ENTITY b "c">]>${XML}`, '流程图不能含有 DOCTYPE 或 ENTITY 声明'],
  ['a place that is no number', XML.replace('x="90"', 'x="NaN"'), '图形 review 的位置或大小不是可以画出的数字'],
  ['no process', XML.replaceAll(/<(\/?)process/g, '<$1globalTask'), '文件中没有流程'],
])('leaves the open document as it is when the other is %s', async (_, xml, reason) => {
  const model = await open();
  const since = work(model);

  await expect(documentOf(model).open(xml)).rejects.toThrow(new UnreadableBpmn(reason));

  expect(since()).toEqual(NOTHING);
  expect(await model.xml()).toContain('name="复核"');
  model.undo();
  expect(await model.xml()).toContain('name="审核"');
});

it('leaves the open document as it is when bpmn-js fails to draw the other', async () => {
  const model = await open();
  const since = work(model);
  vi.spyOn(Viewer.prototype, 'importDefinitions').mockRejectedValueOnce(new Error('cannot draw'));

  await expect(documentOf(model).open(XML)).rejects.toThrow('cannot draw');

  expect(since()).toEqual(NOTHING);
});

it.each([
  ['flows from and to themselves', XML.replace('sourceRef="start" targetRef="review"', 'sourceRef="flow" targetRef="flow"')],
  ['an event at itself', XML.replace('attachedToRef="review"', 'attachedToRef="failed"')],
  ['shapes of nothing', XML.replaceAll('bpmnElement="review"', 'bpmnElement="nothing"')],
  [
    'a pool of itself',
    XML.replace('<process', '<collaboration id="c"><participant id="e" processRef="c"/></collaboration><process'),
  ],
  ['names of scripts', XML.replaceAll('审核', '&lt;script&gt;javascript:alert(1)&lt;/script&gt;')],
  ['identifiers of the language', XML.replaceAll('"review"', '"__proto__"').replaceAll('"start"', '"constructor"')],
])('opens %s, and keeps them', async (_, xml) => {
  const model = await open();

  await documentOf(model).open(xml);

  expect(fidelityReport(xml, await model.xml())).toEqual([]);
  expect(({} as Record<string, unknown>)['name']).toBeUndefined();
});

it('opens a damaged document so that it can be saved, or leaves the open one as it is', async () => {
  const model = await open();
  const random = new SeededRandom(17);
  const outcomes = { opened: 0, refused: 0 };

  for (let round = 0; round < 40; round += 1) {
    const damaged = damagedXml(XML, random);
    const since = watch(model);
    try {
      await documentOf(model).open(damaged);
      outcomes.opened += 1;
      expect(model.steps()).toBe(0);
    } catch (error) {
      outcomes.refused += 1;
      expect(error, damaged).toBeInstanceOf(UnreadableBpmn);
      expect(since()).toEqual(NOTHING);
    }
    expect(await model.xml()).toContain('definitions');
  }

  expect(Math.min(outcomes.opened, outcomes.refused)).toBeGreaterThan(5);
});
