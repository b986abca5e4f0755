import { BpmnModdle } from 'bpmn-moddle';
import { expect, it, vi } from 'vitest';
import { ModelHistory } from './ModelHistory.ts';

interface FlowElement {
  name?: string;
  set(name: string, value: unknown): void;
}

interface Process {
  flowElements: FlowElement[];
  laneSets?: unknown[];
}

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" id="d">
  <process id="p"><startEvent id="start"/><userTask id="review" flowable:assignee="1" flowable:priority="5" name="审核"/></process></definitions>`;

async function opened() {
  const moddle = new BpmnModdle();
  const { rootElement } = await moddle.fromXML(XML);
  const history = new ModelHistory(() => rootElement);
  history.begin();
  history.beforeCommand();
  const [process] = (rootElement as unknown as { rootElements: [Process] }).rootElements; // The XML is that above.
  const [start, review] = process.flowElements as [FlowElement, FlowElement];
  return { history, process, start, review, xml: async () => (await moddle.toXML(rootElement)).xml };
}

it('reads the model before the first command, and not when a diagram is opened', async () => {
  const root = vi.fn(() => ({ id: 'd' }));
  const history = new ModelHistory(root);

  history.begin();
  expect(root).not.toHaveBeenCalled();
  history.beforeCommand();
  history.beforeCommand();

  expect(root).toHaveBeenCalledTimes(1);
});

it('reads anew only what an edit has changed: people wait for it', async () => {
  const { history, start } = await opened();
  const read = vi.spyOn(Object, 'getOwnPropertyDescriptors');

  start.name = '开始';
  history.follow('execute');
  const objects = read.mock.calls.flat();
  read.mockRestore();

  expect(objects).toEqual([start]);
});

it('puts the model back as it was, whatever undoing left in it', async () => {
  const { history, process, start, xml } = await opened();
  const before = await xml();

  start.name = '开始';
  history.follow('execute');
  start.name = '';
  process.laneSets = [];
  process.flowElements.reverse();
  history.follow('undo');

  expect(await xml()).toBe(before);
  expect('name' in start).toBe(false);
});

it('puts attributes back in their places that no descriptor knows', async () => {
  const { history, review, xml } = await opened();
  const before = await xml();

  review.set('flowable:assignee', undefined);
  history.follow('execute');
  review.set('flowable:assignee', '1');
  history.follow('undo');

  expect(await xml()).toBe(before);
});

it('gives on redo what was there before undo, through several steps', async () => {
  const { history, review, xml } = await opened();
  const states = [await xml()];
  for (const name of ['一', '二', '三']) {
    review.name = name;
    history.follow('execute');
    states.push(await xml());
  }

  for (const state of [states[2], states[1], states[0]]) {
    history.follow('undo');
    expect(await xml()).toBe(state);
  }
  for (const state of states.slice(1)) {
    history.follow('redo');
    expect(await xml()).toBe(state);
  }
});

it('forgets what was undone when something else is done', async () => {
  const { history, review, xml } = await opened();
  review.name = '一';
  history.follow('execute');
  history.follow('undo');
  review.name = '二';
  history.follow('execute');
  const second = await xml();

  history.follow('undo');
  history.follow('redo');

  expect(await xml()).toBe(second);
});

it('keeps references as references: they are no text of their own in the XML', async () => {
  const { history, process, start, xml } = await opened();
  const before = await xml();
  process.flowElements.shift();
  history.follow('execute');
  process.flowElements.push(start);
  history.follow('undo');

  expect(await xml()).toBe(before);
  expect(Object.keys(start)).not.toContain('$parent');
});

it('keeps what was changed outside of the stack, at every position', async () => {
  const { history, process, start, xml } = await opened();
  start.name = '开始';
  history.follow('execute');
  start.name = '起点';
  history.follow('execute');

  Object.assign(process, { id: 'leave' });
  history.takeOver(process, ['id']);
  history.follow('undo');
  history.follow('undo');
  expect(await xml()).toContain('<process id="leave"><startEvent id="start" />');

  history.follow('redo');
  expect(await xml()).toContain('<process id="leave"><startEvent id="start" name="开始" />');
});
