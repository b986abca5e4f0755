import { engineDocument } from '@zhilv/testing/diagram/engine-document';
import { BpmnModdle } from 'bpmn-moddle';
import { describe, expect, it } from 'vitest';
import { useEngine } from '../document/useEngine.ts';
import { loadDescriptor } from '../engine/descriptors/loadDescriptor.ts';
import { type EngineName, ENGINES } from '../engine/Engine.ts';
import type { Moddle, ModdleElement } from '../moddle/ModdleElement.ts';
import type { DocumentContext } from '../section/Section.ts';
import { lintDocument, OWN_RULES } from './lintDocument.lazy.ts';
import { STANDARD_RULES } from './standard/standardRules.ts';

const ALL = ['camunda', 'flowable', 'activiti'] as const;

async function documentOf(engine: EngineName, content: string): Promise<DocumentContext> {
  const moddle = new BpmnModdle();
  useEngine(moddle, await loadDescriptor(engine));
  const { rootElement } = await moddle.fromXML(engineDocument(engine, content));
  // The package declares less than it gives; bpmn-js adds the identifiers.
  const own = Object.assign(moddle as unknown as Moddle, { ids: { assigned: () => undefined } });
  return { engine: ENGINES[engine], moddle: own as Moddle, definitions: rootElement as unknown as ModdleElement };
}

const go = async (): Promise<boolean> => false;

/** What is found, as `severity rule at: text`. */
async function found(engine: EngineName, content: string): Promise<readonly string[]> {
  const findings = (await lintDocument(await documentOf(engine, content), go)) ?? [];
  return findings.map(({ severity, rule, elementId, text }) => `${severity} ${rule} ${elementId}: ${text}`);
}

/** A process of this between its start and its end. */
const process = (content: string, attributes = '') =>
  `<process id="p" name="请假" isExecutable="true" camunda:historyTimeToLive="30" ${attributes}>${content}</process>`;
const inEngine = (engine: EngineName, content: string) =>
  engine === 'camunda' ? content : content.replaceAll(/ camunda:historyTimeToLive="30"/g, '');

const flow = (id: string, from: string, to: string, content = '') =>
  `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${content}</sequenceFlow>`;

const condition = '<conditionExpression xsi:type="tFormalExpression">${ok}</conditionExpression>';

/** A process in which nothing is wrong, with this in the place of its task. */
const around = (content: string, id = 'it') =>
  process(`<startEvent id="start"/>${flow('f1', 'start', id)}${content}${flow('f2', id, 'end')}<endEvent id="end"/>`);

const task = '<userTask id="it" name="审核"/>';

const timer = (content: string) =>
  around(`<intermediateCatchEvent id="it"><timerEventDefinition>${content}</timerEventDefinition></intermediateCatchEvent>`);

const event = (kind: 'Catch' | 'Throw', definition: string) =>
  around(`<intermediate${kind}Event id="it">${definition}</intermediate${kind}Event>`);

/** A choice of two ways. */
const choice = (type: string, one: string, other: string, attributes = '') =>
  process(
    `<startEvent id="start"/>${flow('f1', 'start', 'choice')}<${type} id="choice" ${attributes}/>${flow('f2', 'choice', 'a', one)}${flow(
      'f3',
      'choice',
      'b',
      other,
    )}<userTask id="a" name="甲"/><userTask id="b" name="乙"/>${flow('f4', 'a', 'end')}${flow('f5', 'b', 'end')}<endEvent id="end"/>`,
  );

interface Case {
  readonly rule: string;
  /** Where not for all. */
  readonly engines?: readonly EngineName[];
  readonly broken: string;
  readonly mended: string;
  /** What is said, with the severity and the place. */
  readonly says: string;
}

const CASES: readonly Case[] = [
  {
    rule: 'start-event-required',
    broken: process(`${task}<endEvent id="end"/>${flow('f', 'it', 'end')}`),
    mended: around(task),
    says: 'error p: 流程缺少开始事件',
  },
  {
    rule: 'end-event-required',
    broken: process(`<startEvent id="start"/>${flow('f', 'start', 'it')}${task}`),
    mended: around(task),
    says: 'warning p: 流程缺少结束事件',
  },
  {
    rule: 'start-event-required',
    broken: around('<subProcess id="it"><endEvent id="e"/></subProcess>'),
    mended: around('<subProcess id="it"><startEvent id="s"/></subProcess>'),
    says: 'error it: 子流程缺少开始事件',
  },
  {
    rule: 'single-blank-start-event',
    broken: process('<startEvent id="s1"/><startEvent id="s2"/>'),
    mended: process('<startEvent id="s1"/>'),
    says: 'error p: 流程有多个没有触发条件的开始事件，只能有一个',
  },
  {
    rule: 'single-blank-start-event',
    broken: around('<subProcess id="it"><startEvent id="s1"/><startEvent id="s2"/></subProcess>'),
    mended: around(task),
    says: 'error it: 子流程有多个没有触发条件的开始事件，只能有一个',
  },
  {
    rule: 'sub-process-blank-start-event',
    broken: around('<subProcess id="it"><startEvent id="s"><timerEventDefinition/></startEvent></subProcess>'),
    mended: around('<subProcess id="it"><startEvent id="s"/></subProcess>'),
    says: 'error s: 子流程的开始事件不能有触发条件',
  },
  {
    rule: 'event-sub-process-typed-start-event',
    broken: process('<subProcess id="it" triggeredByEvent="true"><startEvent id="s"/></subProcess>'),
    mended: process(
      '<subProcess id="it" triggeredByEvent="true"><startEvent id="s"><errorEventDefinition/></startEvent></subProcess>',
    ),
    says: 'error s: 事件子流程的开始事件必须有触发条件',
  },
  {
    rule: 'single-event-definition',
    broken: event('Catch', '<signalEventDefinition/><timerEventDefinition/>'),
    mended: event('Catch', '<signalEventDefinition/>'),
    says: 'warning it: 事件有多个触发条件，引擎只认一个',
  },
  {
    rule: 'conditional-event',
    broken: event('Catch', '<conditionalEventDefinition/>'),
    mended: event(
      'Catch',
      '<conditionalEventDefinition><condition xsi:type="tFormalExpression">${ok}</condition></conditionalEventDefinition>',
    ),
    says: 'error it: 条件事件没有填写条件',
  },
  {
    rule: 'event-based-gateway',
    broken: around('<eventBasedGateway id="it"/>'),
    mended: choice('eventBasedGateway', '', ''),
    says: 'error it: 事件网关至少要有两条流出的流转',
  },
  {
    rule: 'event-based-gateway',
    broken: choice('eventBasedGateway', condition, ''),
    mended: choice('eventBasedGateway', '', ''),
    says: 'error f2: 事件网关流出的流转不能有条件',
  },
  {
    rule: 'link-event',
    broken: event('Catch', '<linkEventDefinition/>'),
    mended: around(task),
    says: 'error it: 链接事件没有填写链接名称',
  },
  {
    rule: 'link-event',
    broken: event('Catch', '<linkEventDefinition name="甲"/>'),
    mended: around(task),
    says: 'error it: 没有名为「甲」的链接抛出事件',
  },
  {
    rule: 'link-event',
    broken: event('Throw', '<linkEventDefinition name="甲"/>'),
    mended: around(task),
    says: 'error it: 没有名为「甲」的链接捕获事件',
  },
  {
    rule: 'ad-hoc-sub-process',
    broken: around('<adHocSubProcess id="it"><startEvent id="s"/></adHocSubProcess>'),
    mended: around('<adHocSubProcess id="it"/>'),
    says: 'warning s: 特设子流程里不能有开始事件',
  },
  {
    rule: 'ad-hoc-sub-process',
    broken: around('<adHocSubProcess id="it"><endEvent id="e"/></adHocSubProcess>'),
    mended: around('<adHocSubProcess id="it"/>'),
    says: 'warning e: 特设子流程里不能有结束事件',
  },
  {
    rule: 'no-complex-gateway',
    broken: around('<complexGateway id="it"/>'),
    mended: around('<exclusiveGateway id="it"/>'),
    says: 'warning it: 引擎不支持复杂网关，请改用排他或包容网关',
  },
  { rule: 'no-disconnected', broken: process(`${task}`), mended: around(task), says: 'warning it: 没有与其他元素连接' },
  {
    rule: 'no-implicit-start',
    broken: process(`${task}<endEvent id="end"/>${flow('f', 'it', 'end')}`),
    mended: around(task),
    says: 'warning it: 没有流转进入，流程到不了这里',
  },
  {
    rule: 'no-implicit-end',
    broken: process(`<startEvent id="start"/>${flow('f', 'start', 'it')}${task}`),
    mended: around(task),
    says: 'warning it: 没有流转流出，流程会在这里中断',
  },
  {
    rule: 'no-duplicate-sequence-flows',
    broken: around(`${task}${flow('f3', 'start', 'it')}`),
    mended: around(task),
    says: 'warning f3: 与另一条流转的起点、终点和条件都相同',
  },
  {
    rule: 'no-implicit-split',
    broken: choice('userTask', '', '', 'name="甲"'),
    mended: choice('parallelGateway', '', ''),
    says: 'hint choice: 有多条无条件的流出流转，会同时执行，建议使用并行网关',
  },
  {
    rule: 'superfluous-gateway',
    broken: around('<parallelGateway id="it"/>'),
    mended: choice('parallelGateway', '', ''),
    says: 'hint it: 网关只有一进一出，可以去掉',
  },
  {
    rule: 'no-gateway-join-fork',
    broken: choice('parallelGateway', '', '').replace('<endEvent', `${flow('back', 'b', 'choice')}<endEvent`),
    mended: choice('parallelGateway', '', ''),
    says: 'hint choice: 网关既汇合又分支，建议拆成两个网关',
  },

  {
    rule: 'zhilv/dangling-flow',
    broken: around(`${task}<sequenceFlow id="f3" sourceRef="it"/>`),
    mended: around(task),
    says: 'error f3: 流转没有终点',
  },
  {
    rule: 'zhilv/dangling-flow',
    broken: around(`${task}<sequenceFlow id="f3" targetRef="it"/>`),
    mended: around(task),
    says: 'error f3: 流转没有起点',
  },
  {
    rule: 'zhilv/gateway-outgoing',
    broken: process(`<startEvent id="start"/>${flow('f', 'start', 'it')}<exclusiveGateway id="it"/>`),
    mended: around('<exclusiveGateway id="it"/>'),
    says: 'error it: 网关没有流出的流转，引擎会拒绝部署',
  },
  {
    rule: 'zhilv/missing-condition',
    broken: choice('inclusiveGateway', condition, ''),
    mended: choice('inclusiveGateway', condition, '', 'default="f3"'),
    says: 'warning f3: 同一元素的其他流转有条件，这条没有，总会执行',
  },
  {
    rule: 'zhilv/event-gateway-target',
    broken: choice('eventBasedGateway', '', ''),
    mended: around('<eventBasedGateway id="it"/>')
      .replace('"end"/>', '"end"/><!-- -->')
      .replace('targetRef="end"', 'targetRef="wait"')
      .replace('<endEvent', '<intermediateCatchEvent id="wait"><signalEventDefinition/></intermediateCatchEvent><endEvent'),
    says: 'error a: 事件网关之后只能是中间捕获事件',
  },
  {
    rule: 'zhilv/boundary-definition',
    broken: around(`${task}<boundaryEvent id="b" attachedToRef="it"/>`),
    mended: around(`${task}<boundaryEvent id="b" attachedToRef="it"><timerEventDefinition/></boundaryEvent>`),
    says: 'error b: 边界事件没有触发条件',
  },
  {
    rule: 'zhilv/timer-configuration',
    broken: timer(''),
    mended: timer('<timeDuration xsi:type="tFormalExpression">PT1H</timeDuration>'),
    says: 'error it: 定时事件没有填写时间',
  },
  {
    rule: 'zhilv/timer-configuration',
    broken: timer('<timeCycle xsi:type="tFormalExpression"> </timeCycle>'),
    mended: timer('<timeCycle xsi:type="tFormalExpression">R3/PT1H</timeCycle>'),
    says: 'error it: 定时事件没有填写时间',
  },
  {
    rule: 'zhilv/event-reference',
    broken: event('Catch', '<messageEventDefinition/>'),
    mended: `<message id="m" name="m"/>${event('Catch', '<messageEventDefinition messageRef="m"/>')}`,
    says: 'error it: 消息事件没有选择消息',
  },
  {
    rule: 'zhilv/event-reference',
    broken: event('Throw', '<signalEventDefinition/>'),
    mended: `<signal id="m" name="m"/>${event('Throw', '<signalEventDefinition signalRef="m"/>')}`,
    says: 'error it: 信号事件没有选择信号',
  },
  {
    rule: 'zhilv/error-reference',
    engines: ['camunda'],
    broken: process('<endEvent id="e"><errorEventDefinition/></endEvent>'),
    mended: `<error id="r"/>${process('<endEvent id="e"><errorEventDefinition errorRef="r"/></endEvent>')}`,
    says: 'error e: 错误结束事件没有选择错误',
  },
  {
    rule: 'zhilv/error-reference',
    engines: ['flowable', 'activiti'],
    broken: process('<endEvent id="e"><errorEventDefinition/></endEvent>'),
    mended: `<error id="r"/>${process('<endEvent id="e"><errorEventDefinition errorRef="r"/></endEvent>')}`,
    says: 'warning e: 错误结束事件没有选择错误',
  },
  {
    rule: 'zhilv/event-of-engine',
    engines: ['flowable'],
    broken: event('Throw', '<messageEventDefinition/>'),
    mended: event('Throw', '<escalationEventDefinition/>'),
    says: 'error it: Flowable 不支持这种中间事件，会拒绝部署',
  },
  {
    rule: 'zhilv/event-of-engine',
    engines: ['activiti'],
    broken: event('Catch', '<conditionalEventDefinition/>'),
    mended: event('Catch', '<timerEventDefinition/>'),
    says: 'error it: Activiti 不支持这种中间事件，会拒绝部署',
  },
  {
    rule: 'zhilv/event-of-engine',
    broken: event('Catch', ''),
    mended: event('Catch', '<signalEventDefinition/>'),
    says: 'error it: 中间捕获事件没有触发条件',
  },
  {
    rule: 'zhilv/user-task-name',
    broken: around('<userTask id="it" name=" "/>'),
    mended: around(task),
    says: 'warning it: 用户任务没有名称，待办列表里会是空白',
  },
  ...(['flowable', 'activiti'] as const).map((engine): Case => ({
    rule: 'zhilv/service-fields',
    engines: [engine],
    broken: around(`<serviceTask id="it" ${engine}:type="mail"/>`),
    mended: around(
      `<serviceTask id="it" ${engine}:type="mail"><extensionElements><${engine}:field name="to" stringValue="a"/><${engine}:field name="html" stringValue="b"/></extensionElements></serviceTask>`,
    ),
    says: 'error it: 邮件任务没有填写收件人',
  })),
  {
    rule: 'zhilv/service-fields',
    engines: ['flowable'],
    broken: around('<serviceTask id="it" flowable:type="http"/>'),
    mended: around('<serviceTask id="it" flowable:type="mule"/>'),
    says: 'error it: HTTP 任务没有填写请求地址',
  },
  ...(['flowable', 'activiti'] as const).map((engine): Case => ({
    rule: 'zhilv/script-in-document',
    engines: [engine],
    broken: around(`<scriptTask id="it" scriptFormat="groovy" ${engine}:resource="a.groovy"/>`),
    mended: around('<scriptTask id="it" scriptFormat="groovy"><script>1</script></scriptTask>'),
    says: `error it: ${ENGINES[engine].label} 不读取外部脚本，脚本任务需要内联脚本`,
  })),
  {
    rule: 'zhilv/called-element',
    broken: around('<callActivity id="it"/>'),
    mended: around('<callActivity id="it" calledElement="other"/>'),
    says: 'error it: 调用活动没有填写被调用的流程',
  },
  {
    rule: 'zhilv/business-rule',
    engines: ['camunda'],
    broken: around('<businessRuleTask id="it"/>'),
    mended: around('<businessRuleTask id="it" camunda:decisionRef="d"/>'),
    says: 'error it: 业务规则任务没有填写决策或实现方式',
  },
  {
    rule: 'zhilv/length',
    broken: around(`<userTask id="it" name="${'长'.repeat(256)}"/>`),
    mended: around(`<userTask id="it" name="${'长'.repeat(255)}"/>`),
    says: 'error it: 名称不能超过 255 个字符',
  },
  {
    rule: 'zhilv/executable',
    broken: around(task).replace('isExecutable="true"', 'isExecutable="false"'),
    mended: around(task).replace('isExecutable="true"', ''),
    says: 'error p: 流程没有设为可执行，引擎不会部署',
  },
  {
    rule: 'zhilv/history-time',
    engines: ['camunda'],
    broken: around(task).replace('camunda:historyTimeToLive="30"', ''),
    mended: around(task),
    says: 'warning p: 没有填写历史保留时间，Camunda 7.20 起会拒绝部署',
  },
  {
    rule: 'zhilv/unresolved-reference',
    broken: around('<userTask id="it" name="审核" default="gone"/>'),
    mended: around(task),
    says: 'warning it: 未解析引用：gone',
  },
  {
    rule: 'zhilv/unresolved-reference',
    broken: around(task).replace('targetRef="end"', 'targetRef="gone"'),
    mended: around(task),
    says: 'error f2: 未解析引用：gone',
  },
  {
    rule: 'zhilv/unresolved-reference',
    broken: process('<endEvent id="e"><errorEventDefinition errorRef="E1"/></endEvent>'),
    mended: around(task),
    says: 'warning e: 未解析引用：E1',
  },

  {
    rule: 'zhilv/section-service-task',
    broken: around('<serviceTask id="it"/>'),
    mended: around(task),
    says: 'warning it: 任务：请填写实现方式',
  },
  {
    rule: 'zhilv/section-flow-condition',
    broken: choice('exclusiveGateway', condition, ''),
    mended: choice('exclusiveGateway', condition, '', 'default="f3"'),
    says: 'warning f3: 流转条件：排他网关有多条流转时，应设置条件或设为默认流转',
  },
  {
    rule: 'zhilv/section-multi-instance',
    broken: around('<userTask id="it" name="审核"><multiInstanceLoopCharacteristics/></userTask>'),
    mended: around(
      '<userTask id="it" name="审核"><multiInstanceLoopCharacteristics><loopCardinality xsi:type="tFormalExpression">3</loopCardinality></multiInstanceLoopCharacteristics></userTask>',
    ),
    says: 'warning it: 多实例：请填写循环基数或集合',
  },
  {
    rule: 'zhilv/section-messages',
    broken: `<message id="m" name=""/>${around(task)}`,
    mended: `<message id="m" name="m"/>${around(task)}`,
    says: 'error p: 消息与信号第 1 项：消息名称不能为空',
  },
  {
    rule: 'zhilv/section-user-task',
    engines: ['flowable'],
    broken: around('<userTask id="it" name="审核" flowable:followUpDate="2030-01-01"/>'),
    mended: around(task),
    says: 'hint it: 任务：当前引擎不支持，仅保存不生效（followUpDate）',
  },
  ...ALL.map((engine): Case => ({
    rule: 'zhilv/section-task-listeners',
    engines: [engine],
    broken: around(
      `<userTask id="it" name="审核"><extensionElements><${engine}:taskListener event="create"/></extensionElements></userTask>`,
    ),
    mended: around(
      `<userTask id="it" name="审核"><extensionElements><${engine}:taskListener event="create" class="a.B"/></extensionElements></userTask>`,
    ),
    says: 'error it: 任务监听器第 1 项：请选择监听器类型',
  })),
];

describe.each(CASES)('$rule: $says', ({ rule, engines = ALL, broken, mended, says }) => {
  const [severity = '', place = '', ...text] = says.split(' ');
  const line = `${severity} ${rule} ${place} ${text.join(' ')}`;

  it.each(engines)('is found for %s and gone when it is mended', async (engine) => {
    expect(await found(engine, inEngine(engine, broken))).toContain(line);
    expect(await found(engine, inEngine(engine, mended))).not.toContain(line);
  });
});

it.each(ALL)('finds nothing in a sound process for %s', async (engine) => {
  expect(await found(engine, inEngine(engine, around(task)))).toEqual([]);
});

it('says of what only some engines refuse nothing for the others', async () => {
  expect((await found('camunda', event('Throw', '<messageEventDefinition camunda:class="a.B"/>'))).join('\n')).not.toContain(
    '不支持',
  );
  expect((await found('flowable', inEngine('flowable', around(task)))).join('\n')).not.toContain('历史保留');
  expect(
    (await found('camunda', around('<scriptTask id="it" scriptFormat="groovy" camunda:resource="a.groovy"/>'))).join('\n'),
  ).not.toContain('内联脚本');
});

it('has a Chinese text for everything that the rules of bpmnlint say', async () => {
  const { standardText } = await import('./standard/standardRules.ts');
  const said = (
    await Promise.all(ALL.flatMap((engine) => CASES.map(({ broken }) => found(engine, inEngine(engine, broken)))))
  ).flat();

  for (const line of said)
    expect(line.replace(/^.*?: /, '')).toMatch(/^(?:[^A-Za-z]|Flowable|Activiti|Camunda|HTTP|「.*」|（\w+）|gone|E1)+$/);
  expect(standardText({ texts: { '': '名为「{}」' } }, 'named <$&>')).toBe('名为「$&」');
  expect(Object.values(STANDARD_RULES).every(({ texts }) => '' in texts)).toBe(true);
});

it('names each rule once', () => {
  const names = [...Object.keys(STANDARD_RULES), ...OWN_RULES.map(({ name }) => name)];
  expect(new Set(names).size).toBe(names.length);
});

it('gives up when the document has changed', async () => {
  let turns = 0;
  expect(await lintDocument(await documentOf('flowable', around(task)), async () => (turns += 1) > 3)).toBeNull();
  expect(turns).toBe(4);
});

it('changes nothing of the model', async () => {
  const document = await documentOf('flowable', inEngine('flowable', choice('exclusiveGateway', condition, '')));
  const moddle = document.moddle as unknown as BpmnModdle;
  const write = async () => (await moddle.toXML(document.definitions)).xml;
  const before = await write();

  await lintDocument(document, go);

  expect(await write()).toBe(before);
});
