import { model } from '@zhilv/contract/bpm';
import { call, dialogStore, messageStore } from '@zhilv/platform';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { beforeEach, expect, it, vi } from 'vitest';
import { freshDiagram } from '../file/freshDiagram.ts';
import { saveDiagram, type SaveDiagramOptions } from './saveDiagram.ts';

const { create, get, update } = model;

const XML = freshDiagram({ key: 'trial', name: '试行' });
let count = 0;

// Saving needs a session in front of the real back end, but no page.
beforeEach(async () => {
  await renderPage({ Component: () => null }, '/bpm/manager/model');
});

async function newModel() {
  const key = `trial_${(count += 1)}`;
  const id = await call(create, { key, name: '试行', description: '说明' });
  return { id, key, name: '试行' };
}

const never = () => Promise.reject(new Error('there is nothing to ask'));

const shown = () => messageStore.read().map(({ text }) => text);

it('stores the diagram and leaves name and description as they are', async () => {
  const model = await newModel();

  expect(await saveDiagram({ model, known: new Set([null]), toXml: async () => XML, mayReplace: never })).toBe(XML);

  expect(await call(get, { id: model.id })).toMatchObject({ bpmnXml: XML, name: '试行', description: '说明' });
});

it('asks before it replaces what somebody else has saved since', async () => {
  const model = await newModel();
  const theirs = XML.replace('开始', '他人');
  await saveDiagram({ model, known: new Set([null]), toXml: async () => theirs, mayReplace: never });
  const mayReplace = vi.fn<SaveDiagramOptions['mayReplace']>(async () => false);

  expect(await saveDiagram({ model, known: new Set([null]), toXml: async () => XML, mayReplace })).toBeNull();

  expect(mayReplace).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: model.id, bpmnXml: theirs }), XML);
  expect(await call(get, { id: model.id })).toMatchObject({ bpmnXml: theirs });
});

it('asks as well before it replaces what was saved between its own look and its save', async () => {
  const model = await newModel();
  const theirs = XML.replace('开始', '他人');
  const saves = new PageCalls(update);
  const release = saves.hold(({ body }) => (body as { bpmnXml: string }).bpmnXml === XML);
  const mayReplace = vi.fn<SaveDiagramOptions['mayReplace']>(async () => true);
  const saving = saveDiagram({ model, known: new Set([null]), toXml: async () => XML, mayReplace });
  await expect.poll(() => saves.sent).toHaveLength(1);
  expect(await saveDiagram({ model, known: new Set([null]), toXml: async () => theirs, mayReplace: never })).toBe(theirs);
  expect(mayReplace).not.toHaveBeenCalled();

  release();

  expect(await saving).toBe(XML);
  expect(shown()).toEqual([]);
  expect(mayReplace).toHaveBeenCalledOnce();
  expect(await call(get, { id: model.id })).toMatchObject({ bpmnXml: XML });
});

it('asks only once about what the user has agreed to replace, whatever the list changes meanwhile', async () => {
  const model = await newModel();
  const theirs = XML.replace('开始', '他人');
  await saveDiagram({ model, known: new Set([null]), toXml: async () => theirs, mayReplace: never });
  const mayReplace = vi.fn<SaveDiagramOptions['mayReplace']>(async () => {
    await call(update, { id: model.id, name: '正式' });
    return true;
  });

  expect(await saveDiagram({ model, known: new Set([null]), toXml: async () => XML, mayReplace })).toBe(XML);

  expect(mayReplace).toHaveBeenCalledOnce();
  expect(await call(get, { id: model.id })).toMatchObject({ bpmnXml: XML, name: '正式' });
});

it('takes over without a question what only the list has changed meanwhile', async () => {
  const model = await newModel();
  const saves = new PageCalls(update);
  const release = saves.hold(({ body }) => (body as { bpmnXml?: string }).bpmnXml === XML);
  const saving = saveDiagram({ model, known: new Set([null]), toXml: async () => XML, mayReplace: never });
  await expect.poll(() => saves.sent).toHaveLength(1);
  await call(update, { id: model.id, name: '正式' });

  release();

  expect(await saving).toBe(XML);
  expect(await call(get, { id: model.id })).toMatchObject({ bpmnXml: XML, name: '正式' });
});

it('says that the model is gone, and saves nothing', async () => {
  const model = { id: '99999999', key: 'gone', name: '试行' };

  expect(await saveDiagram({ model, known: new Set([null]), toXml: async () => XML, mayReplace: never })).toBeNull();

  expect(shown()).toEqual(['「试行」已被删除，流程图没有保存。可以先下载，另行保管。']);
});

it.each([
  ['its look at the model', get],
  ['its save', update],
])('says once that saving failed when the back end cannot be reached for %s', async (_, endpoint) => {
  const model = await newModel();
  new PageCalls(endpoint).lose();

  expect(await saveDiagram({ model, known: new Set([null]), toXml: async () => XML, mayReplace: never })).toBeNull();

  expect(shown()).toEqual(['保存模型失败，请重试！（后端接口连接异常）']);
});

it('says once that saving failed when the diagram cannot be written', async () => {
  await renderPage({ Component: () => null }, '/bpm/manager/model', { faults: ['bpmn-js gave no XML'] });
  const broken = new Error('bpmn-js gave no XML');

  const saving = saveDiagram({
    model: await newModel(),
    known: new Set([null]),
    toXml: () => Promise.reject(broken),
    mayReplace: never,
  });

  expect(await saving).toBeNull();
  expect(shown()).toEqual(['保存模型失败，请重试！']);
});

it('says what a refusal says, and nothing of trying again', async () => {
  const model = await newModel();
  new PageCalls(update).refuse(1009002001, '流程模型不存在');

  expect(await saveDiagram({ model, known: new Set([null]), toXml: async () => XML, mayReplace: never })).toBeNull();

  expect(shown()).toEqual(['流程模型不存在']);
});

it('knows its own save again whose answer was lost', async () => {
  const model = await newModel();
  const saves = new PageCalls(update);
  saves.cutOff();
  expect(await saveDiagram({ model, known: new Set([null]), toXml: async () => XML, mayReplace: never })).toBeNull();
  saves.mend();
  const drawnOn = XML.replace('开始', '接着画');

  expect(await saveDiagram({ model, known: new Set([null, XML]), toXml: async () => drawnOn, mayReplace: never })).toBe(drawnOn);

  expect(dialogStore.read()).toEqual([]);
});
