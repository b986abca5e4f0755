import adHocSubProcess from 'bpmnlint/rules/ad-hoc-sub-process.js';
import conditionalEvent from 'bpmnlint/rules/conditional-event.js';
import endEventRequired from 'bpmnlint/rules/end-event-required.js';
import eventBasedGateway from 'bpmnlint/rules/event-based-gateway.js';
import typedStart from 'bpmnlint/rules/event-sub-process-typed-start-event.js';
import linkEvent from 'bpmnlint/rules/link-event.js';
import noComplexGateway from 'bpmnlint/rules/no-complex-gateway.js';
import noDisconnected from 'bpmnlint/rules/no-disconnected.js';
import noDuplicateFlows from 'bpmnlint/rules/no-duplicate-sequence-flows.js';
import noGatewayJoinFork from 'bpmnlint/rules/no-gateway-join-fork.js';
import noImplicitEnd from 'bpmnlint/rules/no-implicit-end.js';
import noImplicitSplit from 'bpmnlint/rules/no-implicit-split.js';
import noImplicitStart from 'bpmnlint/rules/no-implicit-start.js';
import noOverlapping from 'bpmnlint/rules/no-overlapping-elements.js';
import singleBlankStart from 'bpmnlint/rules/single-blank-start-event.js';
import singleDefinition from 'bpmnlint/rules/single-event-definition.js';
import startEventRequired from 'bpmnlint/rules/start-event-required.js';
import blankStart from 'bpmnlint/rules/sub-process-blank-start-event.js';
import superfluousGateway from 'bpmnlint/rules/superfluous-gateway.js';
import type { Severity } from '../rule/Finding.ts';

type RuleFactory = typeof adHocSubProcess;

/** A rule of bpmnlint. */
interface StandardRule {
  readonly factory: RuleFactory;
  readonly severity: Severity;
  /** What it says, by how its English text begins, `''` for all the rest; `{}` is the name that the English text has between `<>`. */
  readonly texts: Readonly<Record<string, string>>;
}

const rule = (factory: RuleFactory, severity: Severity, texts: Readonly<Record<string, string>>): StandardRule => ({
  factory,
  severity,
  texts,
});

/**
 * The rules of bpmnlint that make sense here, with Chinese texts. `fake-join` is not among them: an approval that goes back to a former
 * task is no mistake. Labels are asked of user tasks only, by a rule of our own; conditions, by the panel's section.
 */
export const STANDARD_RULES: Readonly<Record<string, StandardRule>> = {
  'start-event-required': rule(startEventRequired, 'error', { Sub: '子流程缺少开始事件', '': '流程缺少开始事件' }),
  'end-event-required': rule(endEventRequired, 'warning', { Sub: '子流程缺少结束事件', '': '流程缺少结束事件' }),
  'single-blank-start-event': rule(singleBlankStart, 'error', {
    Sub: '子流程有多个没有触发条件的开始事件，只能有一个',
    '': '流程有多个没有触发条件的开始事件，只能有一个',
  }),
  'sub-process-blank-start-event': rule(blankStart, 'error', { '': '子流程的开始事件不能有触发条件' }),
  'event-sub-process-typed-start-event': rule(typedStart, 'error', { '': '事件子流程的开始事件必须有触发条件' }),
  'single-event-definition': rule(singleDefinition, 'warning', { '': '事件有多个触发条件，引擎只认一个' }),
  'conditional-event': rule(conditionalEvent, 'error', { '': '条件事件没有填写条件' }),
  'event-based-gateway': rule(eventBasedGateway, 'error', {
    'An ': '事件网关至少要有两条流出的流转',
    '': '事件网关流出的流转不能有条件',
  }),
  'link-event': rule(linkEvent, 'error', {
    'Link event is': '链接事件没有填写链接名称',
    'Link catch': '没有名为「{}」的链接捕获事件',
    'Link throw': '没有名为「{}」的链接抛出事件',
    '': '有多个名为「{}」的链接捕获事件',
  }),
  'ad-hoc-sub-process': rule(adHocSubProcess, 'warning', {
    'A ': '特设子流程里不能有开始事件',
    '': '特设子流程里不能有结束事件',
  }),
  'no-complex-gateway': rule(noComplexGateway, 'warning', { '': '引擎不支持复杂网关，请改用排他或包容网关' }),
  'no-disconnected': rule(noDisconnected, 'warning', { '': '没有与其他元素连接' }),
  'no-implicit-start': rule(noImplicitStart, 'warning', { '': '没有流转进入，流程到不了这里' }),
  'no-implicit-end': rule(noImplicitEnd, 'warning', { '': '没有流转流出，流程会在这里中断' }),
  'no-duplicate-sequence-flows': rule(noDuplicateFlows, 'warning', {
    SequenceFlow: '与另一条流转的起点、终点和条件都相同',
    'Duplicate outgoing': '有重复的流出流转',
    '': '有重复的流入流转',
  }),
  'no-implicit-split': rule(noImplicitSplit, 'hint', { '': '有多条无条件的流出流转，会同时执行，建议使用并行网关' }),
  'no-gateway-join-fork': rule(noGatewayJoinFork, 'hint', { '': '网关既汇合又分支，建议拆成两个网关' }),
  'superfluous-gateway': rule(superfluousGateway, 'hint', { '': '网关只有一进一出，可以去掉' }),
  'no-overlapping-elements': rule(noOverlapping, 'hint', {
    'Element overlaps': '与其他元素重叠',
    '': '超出了所在容器的边界',
  }),
};

/** Gives what a rule of bpmnlint says, in Chinese. */
export function standardText({ texts }: Pick<StandardRule, 'texts'>, english: string): string {
  const [, chinese = ''] = Object.entries(texts).find(([beginning]) => english.startsWith(beginning)) ?? [];
  const [, name = ''] = /<([^>]*)>/.exec(english) ?? [];
  return chinese.replace('{}', () => name.trim());
}
