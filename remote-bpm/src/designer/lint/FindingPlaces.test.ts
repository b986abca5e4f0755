import { ViewedDiagram } from '@zhilv/testing/diagram/viewed-diagram';
import { expect, it, vi } from 'vitest';
import type { Finding, Severity } from '../../parts/bpmn/lint/rule/Finding.ts';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { FindingPlaces } from './FindingPlaces.ts';

/** A thing of the model, as far as a place is told by it. */
class Thing {
  readonly $type: string;
  readonly $parent: Thing | undefined;
  readonly #properties: Readonly<Record<string, string>>;

  constructor($type: string, properties: Readonly<Record<string, string>>, $parent?: Thing) {
    this.$type = $type;
    this.$parent = $parent;
    this.#properties = properties;
  }

  get(name: string): string | undefined {
    return this.#properties[name];
  }
}

const process = new Thing('bpmn:Process', { id: 'p', name: ' 请假 ' });
const pooled = new Thing('bpmn:Process', { id: 'q' });
const task = new Thing('bpmn:UserTask', { id: 'review', name: '审核' }, process);
const loop = new Thing('bpmn:MultiInstanceLoopCharacteristics', { id: 'loop' }, task);
const message = new Thing('bpmn:Message', { id: 'paid', name: '已付款' });

const things = new Map([process, pooled, task, loop, message].map((thing) => [thing.get('id'), thing]));

const finding = (elementId: string | null, severity: Severity, text = severity): Finding => ({
  rule: 'rule',
  severity,
  text,
  elementId,
});

/** A diagram with a task in a process, and a pool of another process. */
function places() {
  const canvas = { scrollToElement: vi.fn() };
  const selection = { select: vi.fn() };
  const parent = { id: 'p' };
  const elements = [
    { id: 'review', parent, x: 0, y: 0, width: 100, height: 80 },
    { id: 'pool', parent, businessObject: { processRef: pooled }, x: 0, y: 200, width: 600, height: 80 },
  ];
  const bpmnDocument = { engine: {}, definitions: {}, moddle: { ids: { assigned: (id: string) => things.get(id) } } };
  const diagram = new ViewedDiagram({ roots: ['p', 'sub_plane'], elements, services: { selection, bpmnDocument } });
  Object.assign(diagram.service<object>('canvas'), canvas);
  const tested = new FindingPlaces(diagram as unknown as OpenDiagram); // It asks for nothing else of it.
  return { diagram, tested, canvas, selection, at: (id: string | null) => tested.of([finding(id, 'error')])[0] };
}

it('puts together what was found of an element, the worst of it and the worst element first', () => {
  const found = places().tested.of([
    finding('review', 'hint'),
    finding('p', 'warning'),
    finding('review', 'error'),
    finding('review', 'warning'),
  ]);

  expect(found.map(({ id, findings }) => [id, findings.map(({ severity }) => severity)])).toEqual([
    ['review', ['error', 'warning', 'hint']],
    ['p', ['warning']],
  ]);
});

it('names an element by what it is and how it is called, and the file where nothing has the identifier', () => {
  const { at } = places();

  expect(['review', 'p', 'q', 'gone', null].map((id) => at(id)?.label)).toEqual([
    '用户任务「审核」',
    '流程「请假」',
    '流程',
    '流程文件',
    '流程文件',
  ]);
});

it('finds what is drawn of it, or of what it is in, and a process in its pool', () => {
  const { at } = places();

  expect(['review', 'loop', 'p', 'q', 'paid', null].map((id) => at(id)?.drawn?.id ?? null)).toEqual([
    'review',
    'review',
    'p',
    'pool',
    null,
    null,
  ]);
});

it('turns to an element and selects it', () => {
  const { diagram, tested, canvas, selection, at } = places();
  const place = at('loop');
  if (place === undefined) throw new Error('Nothing was found.');

  tested.show(place);

  expect(canvas.scrollToElement.mock.calls).toEqual([[diagram.element('review'), 80]]);
  expect(selection.select.mock.calls).toEqual([[diagram.element('review')]]);
});

it.each(['p', null])('turns to the process, with nothing selected, for %s', (id) => {
  const { diagram, tested, canvas, selection, at } = places();
  const place = at(id);
  if (place === undefined) throw new Error('Nothing was found.');

  tested.show(place);

  expect(diagram.root.id).toBe('p');
  expect(selection.select.mock.calls).toEqual([[null]]);
  expect(canvas.scrollToElement).not.toHaveBeenCalled();
});

it('leaves everything as it is for an element that was deleted since', () => {
  const { tested, canvas, selection, at } = places();
  const place = at('review');
  if (place === undefined || place.drawn === null) throw new Error('Nothing was found.');

  tested.show({ ...place, drawn: { ...place.drawn, id: 'deleted' } });

  expect([canvas.scrollToElement.mock.calls, selection.select.mock.calls]).toEqual([[], []]);
});
