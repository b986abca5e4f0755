// @vitest-environment happy-dom
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import type { TargetElement } from 'bpmn-js/lib/features/replace/BpmnReplace';
import type BpmnReplace from 'bpmn-js/lib/features/replace/BpmnReplace';
import type { Shape } from 'bpmn-js/lib/model/Types';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type CopyPaste from 'diagram-js/lib/features/copy-paste/CopyPaste';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OpenDiagram } from '../../OpenDiagram.ts';
import { ownExtensions } from './ownExtensions.ts';
import { sharedClipboard } from './sharedClipboard.ts';

// happy-dom has no fonts.
vi.mock('../../foreign/iconFont.ts', () => ({ provideIconFont: () => {} }));

const EXTENSIONS = `<extensionElements>
  <flowable:taskListener event="create" class="a.B"/>
  <flowable:executionListener event="start" class="a.C"/>
  <flowable:button id="1" name="通过"/>
  <flowable:assignee id="1" type="user" value="2"/>
  <vendor:note id="1" kind="x"><vendor:inner id="1">内</vendor:inner></vendor:note>
</extensionElements>`;

const HEAD = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:flowable="http://flowable.org/bpmn" xmlns:vendor="http://vendor.example/1" id="d" targetNamespace="http://flowable.org/bpmn">`;

const XML = `${HEAD}
  <process id="p"><userTask id="review" name="审核" vendor:level="3" plain="是" xmlns:local="urn:local" local:kind="甲">${EXTENSIONS}
    <multiInstanceLoopCharacteristics vendor:loop="4" isSequential="true"/></userTask></process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">
    <bpmndi:BPMNShape id="d3" bpmnElement="review"><dc:Bounds x="0" y="0" width="100" height="80"/></bpmndi:BPMNShape>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

const EMPTY = `${HEAD}<process id="q" flowable:candidateStarterUsers="1"/><bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="q"/></bpmndi:BPMNDiagram></definitions>`;

/** All that bpmn-js asks of most targets. */
const SERVICE = { type: 'bpmn:ServiceTask' } as TargetElement;

const PREFIX = 'bpmn-js-clip----';

/** The clipboard of the system; null when the browser refuses it. */
let system: string | null = '';
const open: OpenDiagram[] = [];

beforeAll(drawSvg);
beforeEach(() => {
  system = '';
  const refuse = (): never => {
    throw new DOMException('denied', 'NotAllowedError');
  };
  vi.stubGlobal('navigator', {
    platform: 'Linux',
    clipboard: {
      writeText: async (text: string) => void (system === null ? refuse() : (system = text)),
      readText: async () => system ?? refuse(),
    },
  });
});
afterEach(() => {
  for (const diagram of open.splice(0)) diagram.destroy();
  vi.unstubAllGlobals();
});

async function shown(xml: string): Promise<OpenDiagram> {
  const diagram = new OpenDiagram({ xml, editable: true });
  open.push(diagram);
  diagram.attach(document.body);
  await vi.waitFor(() => expect(diagram.read().phase).toBe('open'));
  diagram.add(ownExtensions, sharedClipboard);
  return diagram;
}

const elementOf = (diagram: OpenDiagram, id: string) => diagram.service<ElementRegistry>('elementRegistry').get(id) as Shape; // The file draws it.

const copy = (diagram: OpenDiagram) => diagram.service<CopyPaste>('copyPaste').copy([elementOf(diagram, 'review')]);

function paste(diagram: OpenDiagram): void {
  const element = diagram.service<Canvas>('canvas').getRootElement() as Shape; // It has all that is asked of it here.
  diagram.service<CopyPaste>('copyPaste').paste({ element, point: { x: 300, y: 300 } });
}

const tasksIn = (xml: string): readonly string[] => xml.match(/<userTask[\s\S]*?<\/userTask>|<userTask[^>]*\/>/g) ?? [];

/** What is pasted, without the ids of elements. */
async function pasted(diagram: OpenDiagram, count: number): Promise<string> {
  await vi.waitFor(async () => expect(tasksIn(await diagram.toXml())).toHaveLength(count));
  return tasksIn(await diagram.toXml()).at(-1) ?? '';
}

const ALL = [
  'taskListener',
  'executionListener',
  'button id="1" name="通过"',
  'assignee id="1" type="user"',
  '<vendor:note id="1" kind="x">',
  '<vendor:inner id="1">内',
];

/** Attributes that no descriptor knows. */
const ATTRIBUTES = ['vendor:level="3"', 'plain="是"', 'local:kind="甲"', 'vendor:loop="4"'];

it('copies an element with all that extends it, in one step', async () => {
  const diagram = await shown(XML);
  copy(diagram);
  paste(diagram);

  const task = await pasted(diagram, 2);
  for (const part of [...ALL, ...ATTRIBUTES]) expect(task).toContain(part);
  expect(task).not.toContain('xmlns:vendor');
  expect(task).toContain('name="审核"');
  diagram.undo();
  expect(diagram.read()).toMatchObject({ canUndo: false, dirty: false });
});

it('copies it to another tab, where neither ids nor foreign content get mixed up', async () => {
  copy(await shown(XML));
  expect(system).toContain(PREFIX);
  const other = await shown(EMPTY);
  paste(other);

  const task = await pasted(other, 1);
  for (const part of [...ALL, ...ATTRIBUTES]) expect(task).toContain(part);
});

it('binds the names of foreign attributes in a diagram that does not know them, and never to something else than it does', async () => {
  const vendor = ' xmlns:vendor="http://vendor.example/1"';
  copy(await shown(XML));
  const other = await shown(EMPTY.replace(vendor, ''));
  paste(other);
  await pasted(other, 1);
  const xml = await other.toXml();
  expect(xml).toContain('vendor:level="3"');
  expect(xml).toContain(vendor);

  const odd = await shown(EMPTY.replace(vendor, ' xmlns:vendor="urn:other"'));
  paste(odd);
  expect(await pasted(odd, 1)).not.toContain('vendor:level');
  expect(await odd.toXml()).toContain('xmlns:vendor="urn:other"');
});

it('loses nothing but what stands for nothing on an element of another type', async () => {
  const diagram = await shown(XML);
  const changed = diagram.service<BpmnReplace>('bpmnReplace').replaceElement(elementOf(diagram, 'review'), SERVICE);
  expect(changed.type).toBe('bpmn:ServiceTask');

  const xml = await diagram.toXml();
  for (const part of ['executionListener', '<vendor:note', ...ATTRIBUTES]) expect(xml).toContain(part);
  for (const part of ['taskListener', 'flowable:button', 'flowable:assignee']) expect(xml).not.toContain(part);
  diagram.undo();
  for (const part of [...ALL, ...ATTRIBUTES]) expect(await diagram.toXml()).toContain(part);
});

it('has nothing begin to count that stood for nothing on an element of the type before', async () => {
  const diagram = await shown(
    XML.replace('<userTask id="review"', '<scriptTask id="review" flowable:assignee="1"').replace('</userTask>', '</scriptTask>'),
  );
  diagram
    .service<BpmnReplace>('bpmnReplace')
    .replaceElement(elementOf(diagram, 'review'), { type: 'bpmn:UserTask' } as TargetElement);

  expect(await diagram.toXml()).not.toContain('flowable:assignee="1"');
});

it('pastes in the same diagram where the browser refuses the clipboard', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  system = null;
  const diagram = await shown(XML);
  copy(diagram);
  await Promise.resolve();
  paste(diagram);
  await pasted(diagram, 2);
  paste(diagram);
  await pasted(diagram, 3);
  vi.restoreAllMocks();
});

it('pastes what was copied here when only reading is refused', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const diagram = await shown(XML);
  copy(diagram);
  system = null;
  paste(diagram);
  await pasted(diagram, 2);
  vi.restoreAllMocks();
});

const BOX = { x: 0, y: 0, width: 100, height: 80 };
const TASK = { '@type': 'bpmn:UserTask', id: 'a' };
const SHAPE = { '@type': 'bpmndi:BPMNShape', id: 'a_di', bpmnElement: TASK };
const whole = (element: object) =>
  JSON.stringify({ packed: { 0: [{ id: 'a', businessObject: TASK, di: SHAPE, ...BOX, ...element }] } });

it('pastes what is written as bpmn-js copies it', async () => {
  const diagram = await shown(EMPTY);
  system = PREFIX + whole({});
  paste(diagram);
  await pasted(diagram, 1);
});

it.each([
  ['a text', 'hello'],
  ['no JSON', `${PREFIX}{"packed":`],
  ['another JSON', `${PREFIX}[1, null, "x"]`],
  ['what bpmn-js itself would copy', `${PREFIX}{"0":[{"id":"a","businessObject":{"$type":"bpmn:UserTask"}}]}`],
  ['nothing', `${PREFIX}{"packed":{}}`],
  ['no list', `${PREFIX}{"packed":{"0":{"length":1}}}`],
  ['no elements', `${PREFIX}{"packed":{"0":[null, 7]}}`],
  [
    'an element that is none of BPMN',
    PREFIX + whole({ businessObject: { '@type': 'vendor:x', '@uri': 'http://vendor.example/1' } }),
  ],
  ['a thing of BPMN that is not drawn', PREFIX + whole({ businessObject: { '@type': 'bpmn:Definitions', id: 'a' } })],
  ['a thing drawn as nothing', PREFIX + whole({ di: { '@type': 'bpmn:Task', id: 'a_di' } })],
  ['no place', PREFIX + whole({ x: '0' })],
  ['a place at the end of the world', PREFIX + whole({ y: 1e300 })],
  ['a host that was not copied', PREFIX + whole({ host: 'nobody' })],
  [
    'a line between nobody',
    PREFIX +
      whole({
        waypoints: [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
        source: 'b',
        target: 'c',
      }),
  ],
  ['a name of an object of scripts', `${PREFIX}{"packed":{"__proto__":{"0":[]},"constructor":[]}}`],
])('pastes nothing of a clipboard with %s', async (_what, text) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const diagram = await shown(EMPTY);
  const before = await diagram.toXml();
  system = text;

  paste(diagram);
  await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(null))));

  expect(await diagram.toXml()).toBe(before);
  expect(diagram.read().canUndo).toBe(false);
  error.mockRestore();
});
