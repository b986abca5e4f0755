// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { SectionOnModel } from '@zhilv/testing/diagram/section-on-model';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { flowCondition } from './flowCondition.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `flowCondition.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, section: new SectionOnModel(model, flowCondition), xml: await model.xml() };
}

const UNREAD = '当前引擎不支持，仅保存不生效';
const NO_DEFAULT = '只有活动和排他、包容、复杂网关可以设置默认流转';

describe.each(['camunda', 'flowable', 'activiti'])('in a document for %s', (engine) => {
  it('should display', async () => {
    const { model, section } = await open(engine);
    const empty = { conditionType: 'expression', body: '', language: '', scriptType: 'inlineScript', resource: '' };

    expect(section.read('long')).toEqual({ ...empty, type: 'condition', body: '${days > 3}', defaultRefused: null });
    expect(section.read('short')).toEqual({ ...empty, type: 'default', defaultRefused: null });
    expect(section.read('toReview')).toEqual({ ...empty, type: 'normal', defaultRefused: NO_DEFAULT });
    expect(section.read('byScript')).toMatchObject({ conditionType: 'script', language: 'groovy', body: 'days == 3' });
    expect(section.read('toEnd')).toMatchObject({
      conditionType: 'script',
      scriptType: 'externalScript',
      resource: 'classpath://end.groovy',
    });
    expect(model.steps()).toBe(0);
  });

  it('should update, and undo', async () => {
    const { section, xml } = await open(engine);

    const expression = await section.changeOnce('long', { body: '${days >= 3 && !urgent}' });
    expect(expression).toBe(xml.replace('${days &gt; 3}', '${days &gt;= 3 &amp;&amp; !urgent}'));

    const script = await section.changeOnce('long', { conditionType: 'script', language: 'groovy', body: 'days > 3' });
    expect(script).toContain(
      '<conditionExpression xsi:type="tFormalExpression" id="longCondition" language="groovy">days &gt; 3<',
    );

    expect(await section.changeOnce('long', { scriptType: 'externalScript', resource: 'classpath://days.groovy' })).toContain(
      `<conditionExpression xsi:type="tFormalExpression" id="longCondition" language="groovy" ${engine}:resource="classpath://days.groovy" />`,
    );

    expect(await section.changeOnce('long', { conditionType: 'expression', body: '${days > 3}' })).toBe(xml);
    expect(await section.changeOnce('toEnd', { scriptType: 'inlineScript', body: 'true' })).toContain(
      '<conditionExpression xsi:type="tFormalExpression" language="groovy">true<',
    );
  });

  it('makes a flow normal, the default, or gives it an empty condition, in one step each', async () => {
    const { section, xml } = await open(engine);

    const normal = await section.changeOnce('short', { type: 'normal' });
    expect(normal).toBe(xml.replace(' default="short"', ''));

    const withDefault = await section.changeOnce('byScript', { type: 'default' });
    expect(withDefault).toContain('<exclusiveGateway id="choice" default="byScript">');
    expect(withDefault).toContain('<sequenceFlow id="byScript" sourceRef="choice" targetRef="fork" />');

    const condition = await section.changeOnce('byScript', { type: 'condition' });
    expect(condition).toContain('<exclusiveGateway id="choice">');
    expect(condition).toContain(
      '<sequenceFlow id="byScript" sourceRef="choice" targetRef="fork">\n      <conditionExpression xsi:type="tFormalExpression" />',
    );

    await section.changeOnce('short', { type: 'default' });
    expect(await section.changeOnce('byScript', { type: 'default' })).toContain('default="byScript"');
    expect(section.read('short').type).toBe('normal');
    expect(await section.changeOnce('byScript', { type: 'normal' })).not.toContain('default=');
  });

  it('lets an activity have a default flow, and refuses it to a parallel gateway', async () => {
    const { section } = await open(engine);

    expect(await section.changeOnce('toEnd', { type: 'default' })).toContain('<userTask id="review" default="toEnd">');
    const before = await section.change('toReview', { type: 'default' });
    expect(section.notes('toReview', { type: 'default' })).toEqual([`error type: ${NO_DEFAULT}`]);
    expect(before).not.toContain('default="toReview"');
  });
});

it('has no say in flows from a start event', async () => {
  const { model } = await open('flowable');
  const of = (id: string) =>
    [model.shape(id).businessObject, model.service('bpmnDocument')] as unknown as Parameters<typeof flowCondition.isFor>;

  expect(['toChoice', 'long', 'toEnd', 'review'].filter((id) => flowCondition.isFor(...of(id)))).toEqual(['long', 'toEnd']);
});

it('asks for what a script lacks, and does not write it', async () => {
  const { model, section } = await open('camunda');

  expect(section.notes('short', { conditionType: 'script' })).toEqual([
    'error language: 请填写脚本格式',
    'error body: 请填写脚本内容',
  ]);
  expect(section.notes('toEnd', { resource: ' ' })).toEqual(['error resource: 请填写资源地址']);
  await section.change('toEnd', { resource: ' ' });
  await section.change('short', { conditionType: 'script' });
  expect(model.steps()).toBe(0);
});

it('says what engines do not read', async () => {
  const [camunda, flowable, activiti] = await Promise.all(['camunda', 'flowable', 'activiti'].map(open));

  expect(camunda?.section.notes('toEnd', null)).toEqual([]);
  expect(flowable?.section.notes('toEnd', null)).toEqual([`hint resource: ${UNREAD}`]);
  expect(activiti?.section.notes('toEnd', null)).toEqual([`hint resource: ${UNREAD}`, `hint language: ${UNREAD}`]);
});

it('warns of conditions that do not go together with the source', async () => {
  const { section } = await open('flowable');

  expect(section.notes('long', { body: '' })).toEqual(['warning body: 请填写条件表达式']);
  expect(section.notes('toReview', { type: 'condition', body: '${ok}' })).toEqual(['warning type: 并行网关和事件网关不看条件']);
  expect(section.notes('long', { type: 'normal' })).toEqual(['warning type: 排他网关有多条流转时，应设置条件或设为默认流转']);
  expect(section.notes('long', null)).toEqual([]);
});

it('shows a default flow with a condition as what the engine takes it for, and warns', async () => {
  const { model } = await open('flowable');
  const xml = await model.xml();
  await model.open(xml.replace('default="short"', 'default="long"'));
  const section = new SectionOnModel(model, flowCondition);

  expect(section.read('long')).toMatchObject({ type: 'default', body: '${days > 3}' });
  expect(section.notes('long', null)).toEqual(['warning type: 默认流转上的条件不会生效']);
  expect(await section.changeOnce('long', { type: 'condition' })).toBe(xml.replace(' default="short"', ''));
});

it('warns of a condition on the only flow of an exclusive gateway', async () => {
  const { model } = await open('flowable');
  await model.open((await model.xml()).replaceAll(/ +<outgoing>(short|byScript)<\/outgoing>\n/g, ''));

  expect(new SectionOnModel(model, flowCondition).notes('long', null)).toEqual([
    'warning type: 排他网关只有一条流转时不应设置条件',
  ]);
});

it('makes a formal expression of one that is none when it becomes a script', async () => {
  const { model } = await open('flowable');
  const xml = (await model.xml()).replace(' xsi:type="tFormalExpression">${days', '>${days');
  await model.open(xml);

  expect(
    await new SectionOnModel(model, flowCondition).changeOnce('long', { conditionType: 'script', language: 'juel' }),
  ).toContain('<conditionExpression xsi:type="tFormalExpression" id="longCondition" language="juel">${days &gt; 3}<');
});
