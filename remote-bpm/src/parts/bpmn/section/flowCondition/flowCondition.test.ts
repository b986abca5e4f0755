// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { flowCondition } from './flowCondition.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `flowCondition.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, at: (id: string) => new DrawnSection(model, flowCondition, id), xml: await model.xml() };
}

const UNREAD = '当前引擎不支持，仅保存不生效';
const NO_DEFAULT = '只有活动和排他、包容、复杂网关可以设置默认流转';

describe.each(['camunda', 'flowable', 'activiti'])('in a document for %s', (engine) => {
  it('should display', async () => {
    const { model, at } = await open(engine);
    const empty = { conditionType: 'expression', body: '', language: '', scriptType: 'inlineScript', resource: '' };

    expect(at('long').read()).toEqual({ ...empty, type: 'condition', body: '${days > 3}', defaultRefused: null });
    expect(at('short').read()).toEqual({ ...empty, type: 'default', defaultRefused: null });
    expect(at('toReview').read()).toEqual({ ...empty, type: 'normal', defaultRefused: NO_DEFAULT });
    expect(at('byScript').read()).toMatchObject({ conditionType: 'script', language: 'groovy', body: 'days == 3' });
    expect(at('toEnd').read()).toMatchObject({
      conditionType: 'script',
      scriptType: 'externalScript',
      resource: 'classpath://end.groovy',
    });
    expect(model.steps()).toBe(0);
  });

  it('should update, and undo', async () => {
    const { at, xml } = await open(engine);

    const expression = await at('long').change({ body: '${days >= 3 && !urgent}' });
    expect(expression).toBe(xml.replace('${days &gt; 3}', '${days &gt;= 3 &amp;&amp; !urgent}'));

    const script = await at('long').change({ conditionType: 'script', language: 'groovy', body: 'days > 3' });
    expect(script).toContain(
      '<conditionExpression xsi:type="tFormalExpression" id="longCondition" language="groovy">days &gt; 3<',
    );

    expect(await at('long').change({ scriptType: 'externalScript', resource: 'classpath://days.groovy' })).toContain(
      `<conditionExpression xsi:type="tFormalExpression" id="longCondition" language="groovy" ${engine}:resource="classpath://days.groovy" />`,
    );

    expect(await at('long').change({ conditionType: 'expression', body: '${days > 3}' })).toBe(xml);
    expect(await at('toEnd').change({ scriptType: 'inlineScript', body: 'true' })).toContain(
      '<conditionExpression xsi:type="tFormalExpression" language="groovy">true<',
    );
  });

  it('makes a flow normal, the default, or gives it an empty condition, in one step each', async () => {
    const { at, xml } = await open(engine);

    const normal = await at('short').change({ type: 'normal' });
    expect(normal).toBe(xml.replace(' default="short"', ''));

    const withDefault = await at('byScript').change({ type: 'default' });
    expect(withDefault).toContain('<exclusiveGateway id="choice" default="byScript">');
    expect(withDefault).toContain('<sequenceFlow id="byScript" sourceRef="choice" targetRef="fork" />');

    const condition = await at('byScript').change({ type: 'condition', body: ' ' });
    expect(condition).toContain('<exclusiveGateway id="choice">');
    expect(condition).toContain(
      '<sequenceFlow id="byScript" sourceRef="choice" targetRef="fork">\n      <conditionExpression xsi:type="tFormalExpression" />',
    );

    await at('short').change({ type: 'default' });
    expect(await at('byScript').change({ type: 'default' })).toContain('default="byScript"');
    expect(at('short').read().type).toBe('normal');
    expect(await at('byScript').change({ type: 'normal' })).not.toContain('default=');
  });

  it('lets an activity have a default flow, and refuses it to a parallel gateway', async () => {
    const { at } = await open(engine);

    expect(await at('toEnd').change({ type: 'default' })).toContain('<userTask id="review" default="toEnd">');
    expect(at('toReview').notes({ type: 'default' })).toEqual([`error type: ${NO_DEFAULT}`]);
    expect(at('toReview').write({ type: 'default' })).toEqual([]);
  });
});

it('draws the mark of the default at the flow that is it, and no more at the one before', async () => {
  const { model, at } = await open('flowable');
  const elements = model.service('elementRegistry') as { getGraphics(id: string): SVGElement }; // It is bpmn-js's.
  const marked = () => ['short', 'byScript'].filter((id) => elements.getGraphics(id).innerHTML.includes('marker-start'));
  expect(marked()).toEqual(['short']);

  await at('byScript').change({ type: 'default' });
  expect(marked()).toEqual(['byScript']);

  model.undo();
  expect(marked()).toEqual(['short']);
});

it('has no say in flows from a start event', async () => {
  const { model } = await open('flowable');
  const of = (id: string) =>
    [model.shape(id).businessObject, model.service('bpmnDocument')] as unknown as Parameters<typeof flowCondition.isFor>;

  expect(['toChoice', 'long', 'toEnd', 'review'].filter((id) => flowCondition.isFor(...of(id)))).toEqual(['long', 'toEnd']);
});

it('asks for what a script lacks, and does not write it', async () => {
  const { at } = await open('camunda');

  expect(at('short').notes({ conditionType: 'script' })).toEqual([
    'error language: 请填写脚本格式',
    'error body: 请填写脚本内容',
  ]);
  expect(at('toEnd').notes({ resource: ' ' })).toEqual(['error resource: 请填写资源地址']);
  expect(at('toEnd').write({ resource: ' ' })).toEqual([]);
  expect(at('short').write({ conditionType: 'script' })).toEqual([]);
});

it('says what engines do not read', async () => {
  const [camunda, flowable, activiti] = await Promise.all(['camunda', 'flowable', 'activiti'].map(open));

  expect(camunda?.at('toEnd').notes()).toEqual([]);
  expect(flowable?.at('toEnd').notes()).toEqual([`hint resource: ${UNREAD}`]);
  expect(activiti?.at('toEnd').notes()).toEqual([`hint resource: ${UNREAD}`, `hint language: ${UNREAD}`]);
});

it('warns of conditions that do not go together with the source', async () => {
  const { at } = await open('flowable');

  expect(at('long').notes({ body: '' })).toEqual(['warning body: 请填写条件表达式']);
  expect(at('toReview').notes({ type: 'condition', body: '${ok}' })).toEqual(['warning type: 并行网关和事件网关不看条件']);
  expect(at('long').notes({ type: 'normal' })).toEqual(['warning type: 排他网关有多条流转时，应设置条件或设为默认流转']);
  expect(at('long').notes()).toEqual([]);
});

it('shows a default flow with a condition as what the engine takes it for, and warns', async () => {
  const { model } = await open('flowable');
  const xml = await model.xml();
  await model.open(xml.replace('default="short"', 'default="long"'));
  const at = (id: string) => new DrawnSection(model, flowCondition, id);

  expect(at('long').read()).toMatchObject({ type: 'default', body: '${days > 3}' });
  expect(at('long').notes()).toEqual(['warning type: 默认流转上的条件不会生效']);
  expect(await at('long').change({ type: 'condition' })).toBe(xml.replace(' default="short"', ''));
});

it('warns of a condition on the only flow of an exclusive gateway', async () => {
  const { model } = await open('flowable');
  await model.open((await model.xml()).replaceAll(/ +<outgoing>(short|byScript)<\/outgoing>\n/g, ''));

  expect(new DrawnSection(model, flowCondition, 'long').notes()).toEqual(['warning type: 排他网关只有一条流转时不应设置条件']);
});

it('makes a formal expression of one that is none when it becomes a script', async () => {
  const { model } = await open('flowable');
  const xml = (await model.xml()).replace(' xsi:type="tFormalExpression">${days', '>${days');
  await model.open(xml);

  expect(await new DrawnSection(model, flowCondition, 'long').change({ conditionType: 'script', language: 'juel' })).toContain(
    '<conditionExpression xsi:type="tFormalExpression" id="longCondition" language="juel">${days &gt; 3}<',
  );
});
