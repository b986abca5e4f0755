// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { SectionOnModel } from '@zhilv/testing/diagram/section-on-model';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { messages } from './messages.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `messages.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, section: new SectionOnModel(model, messages), xml: await model.xml() };
}

describe.each(['camunda', 'flowable', 'activiti'])('in a document for %s', (engine) => {
  const scope = (value: string) => (engine === 'camunda' ? {} : { scope: value });

  it('should display', async () => {
    const { model, section } = await open(engine);

    expect(section.read('leave')).toEqual({
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
    expect(section.notes('leave', null)).toEqual([]);
    expect(model.steps()).toBe(0);
  });

  it('should update, and undo', async () => {
    const { section, xml } = await open(engine);

    const added = await section.changeOnce('leave', { kind: 'message', add: { id: 'sold', name: '已售' } });
    expect(added).toBe(xml.replace('</process>\n', '</process>\n  <message id="sold" name="已售" />\n'));

    const renamed = await section.changeOnce('leave', { kind: 'message', place: 0, edit: { id: 'payment', name: '付款' } });
    expect(renamed).toBe(added.replaceAll('"paid"', '"payment"').replace('"已付款"', '"付款"'));

    expect(await section.changeOnce('leave', { kind: 'message', remove: 1 })).toBe(
      renamed.replace('  <message id="refunded" name="已退款" />\n', ''),
    );
  });

  it('should update signals with their scope, and undo', async () => {
    const { section, xml } = await open(engine);
    const signal = (rest: string) => `<signal id="closed" name="已闭园"${engine === 'camunda' ? '' : rest} />`;
    expect(xml).toContain(signal(` ${engine}:scope="processInstance"`));

    const named = await section.changeOnce('leave', {
      kind: 'signal',
      add: { id: 'opened', name: '已开园', scope: 'global' },
    });
    expect(named).toContain(`<signal id="opened" name="已开园"${engine === 'camunda' ? '' : ` ${engine}:scope="global"`} />`);
    if (engine !== 'camunda')
      expect(
        await section.changeOnce('leave', { kind: 'signal', place: 0, edit: { id: 'closed', name: '已闭园', scope: '' } }),
      ).toContain(signal(''));
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
    const { model, section } = await open('flowable');
    const change = { kind, add: { id, name: '新' } };

    expect(section.notes('leave', change)).toEqual([`error id: ${text}`]);
    await section.change('leave', change);
    expect(model.steps()).toBe(0);
  });

  it('is one without a name, with a name of another signal, or with a scope that engines do not know', async () => {
    const { section } = await open('activiti');

    expect(section.notes('leave', { kind: 'message', add: { id: 'sold', name: ' ' } })).toEqual(['error name: 消息名称不能为空']);
    expect(section.notes('leave', { kind: 'message', add: { id: 'sold', name: '已付款' } })).toEqual([]);
    expect(section.notes('leave', { kind: 'signal', add: { id: 'sold', name: '已闭园', scope: 'all' } })).toEqual([
      'error name: 已有同名的信号，引擎会拒绝部署',
      'error scope: 信号范围应为 global 或 processInstance',
    ]);
  });

  it('is to remove one that is used', async () => {
    const { section, xml } = await open('flowable');

    expect(section.notes('leave', { kind: 'signal', remove: 0 })).toEqual(['error users: 该信号正被使用，不能删除：闭园']);
    expect(await section.change('leave', { kind: 'message', remove: 0 })).toBe(xml);
  });
});

it('has the id of a message in use exactly while it is there', async () => {
  const { model, section } = await open('flowable');
  const taken = (id: string) => section.notes('leave', { kind: 'signal', add: { id, name: '新' } }).length > 0;
  await section.change('leave', { kind: 'message', add: { id: 'sold', name: '已售' } });

  expect(taken('sold')).toBe(true);
  model.undo();
  expect(taken('sold')).toBe(false);
  model.redo();
  expect(taken('sold')).toBe(true);

  await section.change('leave', { kind: 'message', remove: 2 });
  expect(taken('sold')).toBe(false);
  model.undo();
  expect(taken('sold')).toBe(true);
});

it('leaves alone what has the id that it had before', async () => {
  const { model, section } = await open('camunda');

  await section.change('leave', { kind: 'message', place: 0, edit: { id: 'paid', name: '已付款' } });

  expect(model.steps()).toBe(0);
});
