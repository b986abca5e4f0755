import {
  around,
  aroundEvent,
  choiceOf,
  CONDITION,
  EVERY_ENGINE,
  flow,
  foundBy,
  processOf,
  type RuleCase,
  TASK,
  testRules,
} from '@zhilv/testing/diagram/linted-process';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { useEngine } from '../../document/useEngine.ts';
import { loadDescriptor } from '../../engine/descriptors/loadDescriptor.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { lintDocument } from '../lintDocument.lazy.ts';
import { STANDARD_RULES, standardText } from './standardRules.ts';

const found = foundBy({
  makeModdle: () => new BpmnModdle(),
  teach: async (moddle, engine) => useEngine(moddle, await loadDescriptor(engine)),
  engines: ENGINES,
  lint: lintDocument,
});

const CASES: readonly RuleCase[] = [
  {
    rule: 'start-event-required',
    broken: processOf(`${TASK}<endEvent id="end"/>${flow('f', 'it', 'end')}`),
    mended: around(TASK),
    says: 'error p: 流程缺少开始事件',
  },
  {
    rule: 'end-event-required',
    broken: processOf(`<startEvent id="start"/>${flow('f', 'start', 'it')}${TASK}`),
    mended: around(TASK),
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
    broken: processOf('<startEvent id="s1"/><startEvent id="s2"/>'),
    mended: processOf('<startEvent id="s1"/>'),
    says: 'error p: 流程有多个没有触发条件的开始事件，只能有一个',
  },
  {
    rule: 'single-blank-start-event',
    broken: around('<subProcess id="it"><startEvent id="s1"/><startEvent id="s2"/></subProcess>'),
    mended: around(TASK),
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
    broken: processOf('<subProcess id="it" triggeredByEvent="true"><startEvent id="s"/></subProcess>'),
    mended: processOf(
      '<subProcess id="it" triggeredByEvent="true"><startEvent id="s"><errorEventDefinition/></startEvent></subProcess>',
    ),
    says: 'error s: 事件子流程的开始事件必须有触发条件',
  },
  {
    rule: 'single-event-definition',
    broken: aroundEvent('Catch', '<signalEventDefinition/><timerEventDefinition/>'),
    mended: aroundEvent('Catch', '<signalEventDefinition/>'),
    says: 'warning it: 事件有多个触发条件，引擎只认一个',
  },
  {
    rule: 'conditional-event',
    broken: aroundEvent('Catch', '<conditionalEventDefinition/>'),
    mended: aroundEvent(
      'Catch',
      '<conditionalEventDefinition><condition xsi:type="tFormalExpression">${ok}</condition></conditionalEventDefinition>',
    ),
    says: 'error it: 条件事件没有填写条件',
  },
  {
    rule: 'event-based-gateway',
    broken: around('<eventBasedGateway id="it"/>'),
    mended: choiceOf('eventBasedGateway', '', ''),
    says: 'error it: 事件网关至少要有两条流出的流转',
  },
  {
    rule: 'event-based-gateway',
    broken: choiceOf('eventBasedGateway', CONDITION, ''),
    mended: choiceOf('eventBasedGateway', '', ''),
    says: 'error f2: 事件网关流出的流转不能有条件',
  },
  {
    rule: 'link-event',
    broken: aroundEvent('Catch', '<linkEventDefinition/>'),
    mended: around(TASK),
    says: 'error it: 链接事件没有填写链接名称',
  },
  {
    rule: 'link-event',
    broken: aroundEvent('Catch', '<linkEventDefinition name="甲"/>'),
    mended: around(TASK),
    says: 'error it: 没有名为「甲」的链接抛出事件',
  },
  {
    rule: 'link-event',
    broken: aroundEvent('Throw', '<linkEventDefinition name="甲"/>'),
    mended: around(TASK),
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
  { rule: 'no-disconnected', broken: processOf(TASK), mended: around(TASK), says: 'warning it: 没有与其他元素连接' },
  {
    rule: 'no-implicit-start',
    broken: processOf(`${TASK}<endEvent id="end"/>${flow('f', 'it', 'end')}`),
    mended: around(TASK),
    says: 'warning it: 没有流转进入，流程到不了这里',
  },
  {
    rule: 'no-implicit-end',
    broken: processOf(`<startEvent id="start"/>${flow('f', 'start', 'it')}${TASK}`),
    mended: around(TASK),
    says: 'warning it: 没有流转流出，流程会在这里中断',
  },
  {
    rule: 'no-duplicate-sequence-flows',
    broken: around(`${TASK}${flow('f3', 'start', 'it')}`),
    mended: around(TASK),
    says: 'warning f3: 与另一条流转的起点、终点和条件都相同',
  },
  {
    rule: 'no-implicit-split',
    broken: choiceOf('userTask', '', '', 'name="甲"'),
    mended: choiceOf('parallelGateway', '', ''),
    says: 'hint choice: 有多条无条件的流出流转，会同时执行，建议使用并行网关',
  },
  {
    rule: 'superfluous-gateway',
    broken: around('<parallelGateway id="it"/>'),
    mended: choiceOf('parallelGateway', '', ''),
    says: 'hint it: 网关只有一进一出，可以去掉',
  },
  {
    rule: 'no-gateway-join-fork',
    broken: choiceOf('parallelGateway', '', '').replace('<endEvent', `${flow('back', 'b', 'choice')}<endEvent`),
    mended: choiceOf('parallelGateway', '', ''),
    says: 'hint choice: 网关既汇合又分支，建议拆成两个网关',
  },
];

testRules(CASES, found);

it('has a Chinese text for everything that the rules of bpmnlint say', async () => {
  const said = await Promise.all(
    CASES.map(async ({ engines = EVERY_ENGINE, broken }) => await found(engines[0] ?? 'flowable', broken)),
  );

  for (const line of said.flat()) expect(line.replace(/^.*?: /, '')).toMatch(/^[^A-Za-z<>]+$/);
  expect(Object.values(STANDARD_RULES).every(({ texts }) => '' in texts)).toBe(true);
});

it('takes a name into its text as it is', () => {
  expect(standardText({ texts: { '': '名为「{}」' } }, 'named <$&>')).toBe('名为「$&」');
});
