import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { ModdleElement } from '../../../parts/bpmn/moddle/ModdleElement.ts';
import { differencesOf } from './differencesOf.ts';

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:flowable="http://flowable.org/bpmn" id="d" targetNamespace="http://flowable.org/bpmn">
  <message id="paid" name="已付款"/>
  <process id="p" name="请假" isExecutable="true">
    <startEvent id="start"><outgoing>flow</outgoing></startEvent>
    <userTask id="review" name="审核" flowable:assignee="1">
      <documentation>旧的说明</documentation>
      <extensionElements>
        <flowable:taskListener event="create" class="com.zhilv.Old"/>
        <flowable:executionListener event="start" expression="\${a}"/>
      </extensionElements>
    </userTask>
    <task id="gone" name="归档"/>
    <sequenceFlow id="flow" sourceRef="start" targetRef="review"/>
    <textAnnotation id="note"><text>注意</text></textAnnotation>
  </process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">
    <bpmndi:BPMNShape id="d3" bpmnElement="start"><dc:Bounds x="0" y="0" width="36" height="36"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="d4" bpmnElement="review"><dc:Bounds x="90" y="0" width="100" height="80"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="d5" bpmnElement="gone"><dc:Bounds x="90" y="160" width="100" height="80"/></bpmndi:BPMNShape>
    <bpmndi:BPMNEdge id="d6" bpmnElement="flow"><di:waypoint x="36" y="18"/><di:waypoint x="90" y="18"/></bpmndi:BPMNEdge>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

async function version(xml: string) {
  const { rootElement } = await new BpmnModdle().fromXML(xml);
  return { xml, definitions: rootElement as unknown as ModdleElement }; // The declaration of the package has less.
}

type Replacements = readonly (readonly [string | RegExp, string])[];

async function differences(...replacements: Replacements) {
  let xml = XML;
  for (const [text, instead] of replacements) {
    const next = xml.replaceAll(text instanceof RegExp ? new RegExp(text, 'g') : text, instead);
    if (next === xml) throw new Error(`there is no ${String(text)}`);
    xml = next;
  }
  return differencesOf(await version(XML), await version(xml));
}

const changesOf = async (...replacements: Replacements) =>
  (await differences(...replacements)).map(({ id, kind, changes }) => ({ id, kind, changes }));

it('finds no difference in the order of attributes, prefixes, white space and values that hold without being written', async () => {
  expect(
    await differences(
      ['id="review" name="审核"', 'name="审核"   id="review"'],
      [/flowable(?==|:)/, 'f'],
      ['<startEvent id="start"><outgoing>flow</outgoing></startEvent>', '<startEvent isInterrupting="true" id="start"/>'],
      ['x="36" y="18"', 'y="18.0" x="36.0"'],
    ),
  ).toEqual([]);
});

it('tells what was added, with its type and name, and what was removed', async () => {
  const found = await differences(
    [/<task id="gone" name="归档"\/>/, '<userTask id="copy" name="抄送"/>'],
    [/bpmnElement="gone"/, 'bpmnElement="copy"'],
  );

  expect(found).toEqual([
    { id: 'copy', kind: 'added', type: 'userTask', name: '抄送', changes: [] },
    { id: 'gone', kind: 'removed', type: 'task', name: '归档', changes: [] },
  ]);
});

it('tells what moved, and from where to where', async () => {
  expect(await changesOf(['x="90" y="0"', 'x="120" y="40"'])).toEqual([
    { id: 'review', kind: 'moved', changes: [{ what: '位置', before: '90, 0', after: '120, 40' }] },
  ]);
});

it.each([
  ['a name', [['name="审核"', 'name="复核"']], { what: '名称', before: '审核', after: '复核' }],
  ['an attribute of the engine', [['flowable:assignee="1"', '']], { what: '处理用户', before: '1', after: null }],
  ['documentation', [['旧的说明', '新的说明']], { what: '元素文档', before: '旧的说明', after: '新的说明' }],
  [
    'a listener',
    [['com.zhilv.Old', 'com.zhilv.New']],
    { what: '任务监听器 › Java 类', before: 'com.zhilv.Old', after: 'com.zhilv.New' },
  ],
  [
    'a listener that is gone',
    [[/<flowable:executionListener[^>]*>/, '']],
    { what: '执行监听器', before: '事件类型：start，表达式：${a}', after: null },
  ],
  [
    'an attribute that nobody knows',
    [['id="review"', 'id="review" flowable:sla="P1D"']],
    { what: 'sla', before: null, after: 'P1D' },
  ],
] as const)('tells of %s', async (_, replacements, change) => {
  expect(await changesOf(...replacements)).toEqual([{ id: 'review', kind: 'changed', changes: [change] }]);
});

it('tells of a condition, of messages and of notes, which the library passes over', async () => {
  const found = await changesOf(
    [
      'targetRef="review"/>',
      'targetRef="review"><conditionExpression xsi:type="tFormalExpression">${ok}</conditionExpression></sequenceFlow>',
    ],
    ['已付款', '已退款'],
    ['注意', '请注意'],
  );

  expect(found).toEqual([
    { id: 'paid', kind: 'changed', changes: [{ what: '名称', before: '已付款', after: '已退款' }] },
    { id: 'flow', kind: 'changed', changes: [{ what: '流转条件', before: null, after: '${ok}' }] },
    { id: 'note', kind: 'changed', changes: [{ what: '文字', before: '注意', after: '请注意' }] },
  ]);
});

it('tells that an element has become one of another type', async () => {
  expect(await changesOf(['<task id="gone" name="归档"/>', '<serviceTask id="gone" name="归档"/>'])).toEqual([
    { id: 'gone', kind: 'changed', changes: [{ what: '类型', before: '任务', after: '服务任务' }] },
  ]);
});

it('takes a process with another identifier for the same process', async () => {
  expect(await changesOf([/"p"/, '"leave"'])).toEqual([
    { id: 'leave', kind: 'changed', changes: [{ what: '标识', before: 'p', after: 'leave' }] },
  ]);
});

it.each(['__proto__', 'constructor', 'toString'])('compares an element with the identifier %s', async (id) => {
  const xml = XML.replaceAll('"review"', `"${id}"`);

  const found = differencesOf(await version(xml), await version(xml.replace('审核', '复核')));

  expect(found).toMatchObject([{ id, changes: [{ what: '名称' }] }]);
});

it('compares what refers to nothing, and shapes of nothing', async () => {
  const xml = XML.replace('bpmnElement="gone"', 'bpmnElement="nothing"').replace('targetRef="review"', 'targetRef="nothing"');

  expect(differencesOf(await version(xml), await version(xml.replace('x="90" y="160"', 'x="91" y="160"')))).toEqual([]);
});
