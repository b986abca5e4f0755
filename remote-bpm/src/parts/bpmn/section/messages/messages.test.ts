// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { messages } from './messages.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `messages.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, at: (id: string) => new DrawnSection(model, messages, id), xml: await model.xml() };
}

describe.each(['camunda', 'flowable', 'activiti'])('in a document for %s', (engine) => {
  const scope = (value: string) => (engine === 'camunda' ? {} : { scope: value });

  it('should display', async () => {
    const { model, at } = await open(engine);

    expect(at('leave').read()).toEqual({
      messages: [
        {
          id: 'paid',
          name: '已付款',
          users: expect.toSatisfy((users: { id: string }[]) => String(users.map(({ id }) => id).toSorted()) === 'receipt,start'),
        },
        { id: 'refunded', name: '已退款', users: [] },
      ],
      signals: [{ id: 'closed', name: '已闭园', ...scope('processInstance'), users: [{ id: 'closing', name: '闭园' }] }],
    });
    expect(at('leave').notes()).toEqual([]);
    expect(model.steps()).toBe(0);
  });

  it('should update, and undo', async () => {
    const { at, xml } = await open(engine);

    const added = await at('leave').change({ kind: 'message', add: { id: 'sold', name: '已售' } });
    expect(added).toBe(xml.replace('</process>\n', '</process>\n  <message id="sold" name="已售" />\n'));

    const renamed = await at('leave').change({ kind: 'message', place: 0, edit: { id: 'payment', name: '付款' } });
    expect(renamed).toBe(added.replaceAll('"paid"', '"payment"').replace('"已付款"', '"付款"'));

    expect(await at('leave').change({ kind: 'message', remove: 1 })).toBe(
      renamed.replace('  <message id="refunded" name="已退款" />\n', ''),
    );
  });

  it('should update signals with their scope, and undo', async () => {
    const { at, xml } = await open(engine);
    const signal = (rest: string) => `<signal id="closed" name="已闭园"${engine === 'camunda' ? '' : rest} />`;
    expect(xml).toContain(signal(` ${engine}:scope="processInstance"`));

    const named = await at('leave').change({
      kind: 'signal',
      add: { id: 'opened', name: '已开园', scope: 'global' },
    });
    expect(named).toContain(`<signal id="opened" name="已开园"${engine === 'camunda' ? '' : ` ${engine}:scope="global"`} />`);
    if (engine !== 'camunda')
      expect(await at('leave').change({ kind: 'signal', place: 0, edit: { id: 'closed', name: '已闭园', scope: '' } })).toContain(
        signal(''),
      );
  });
});

describe('what is refused', () => {
  it.each([
    ['message', 'paid', '该消息已存在，请修改id后重新保存'],
    ['signal', 'closed', '该信号已存在，请修改id后重新保存'],
    ['message', 'closed', '编号已被其他元素使用，请修改id后重新保存'],
    ['signal', 'startMessage', '编号已被其他元素使用，请修改id后重新保存'],
    ['message', 'sale_di', '编号已被其他元素使用，请修改id后重新保存'],
    ['message', '', '编号不能为空'],
    ['signal', '-1', '编号应以字母、汉字或下划线开头，只含字母、汉字、数字、下划线、短横线和点'],
  ] as const)('is a new %s with the id %j', async (kind, id, text) => {
    const { at } = await open('flowable');
    const change = { kind, add: { id, name: '新' } };

    expect(at('leave').notes(change)).toEqual([`error id: ${text}`]);
    expect(at('leave').write(change)).toEqual([]);
  });

  it('is one without a name, with a name of another signal, or with a scope that engines do not know', async () => {
    const { at } = await open('activiti');

    expect(at('leave').notes({ kind: 'message', add: { id: 'sold', name: ' ' } })).toEqual(['error name: 消息名称不能为空']);
    expect(at('leave').notes({ kind: 'message', add: { id: 'sold', name: '已付款' } })).toEqual([]);
    expect(at('leave').notes({ kind: 'signal', add: { id: 'sold', name: '已闭园', scope: 'all' } })).toEqual([
      'error name: 已有同名的信号，引擎会拒绝部署',
      'error scope: 信号范围应为 global 或 processInstance',
    ]);
  });

  it('is to remove one that is used', async () => {
    const { at } = await open('flowable');

    expect(at('leave').notes({ kind: 'signal', remove: 0 })).toEqual(['error users: 该信号正被使用，不能删除：闭园']);
    expect(at('leave').write({ kind: 'signal', remove: 0 })).toEqual([]);
  });
});

it('has the id of a message in use exactly while it is there', async () => {
  const { model, at } = await open('flowable');
  const taken = (id: string) => at('leave').notes({ kind: 'signal', add: { id, name: '新' } }).length > 0;
  await at('leave').change({ kind: 'message', add: { id: 'sold', name: '已售' } });

  expect(at('leave').document.definitions.get('rootElements')).toContainEqual(
    expect.objectContaining({ id: 'sold', $parent: at('leave').document.definitions }),
  );
  expect(taken('sold')).toBe(true);
  model.undo();
  expect(taken('sold')).toBe(false);
  model.redo();
  expect(taken('sold')).toBe(true);

  await at('leave').change({ kind: 'message', remove: 2 });
  expect(taken('sold')).toBe(false);
  model.undo();
  expect(taken('sold')).toBe(true);
});

it('leaves alone what has the id that it had before', async () => {
  const { at } = await open('camunda');

  expect(at('leave').write({ kind: 'message', place: 0, edit: { id: 'paid', name: '已付款' } })).toEqual([]);
});
