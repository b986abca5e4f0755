import type { EngineName } from '../../engine/Engine.ts';
import { eventDefinitionsOf } from '../../moddle/eventDefinitionsOf.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import type { LintRule } from '../rule/LintRule.ts';

/** The kinds of events that stand between others, by what defines them, that each engine deploys. */
const DEPLOYED: Readonly<Record<'Catch' | 'Throw', Readonly<Record<EngineName, readonly string[]>>>> = {
  Catch: {
    camunda: ['Message', 'Timer', 'Signal', 'Conditional', 'Link'],
    flowable: ['Message', 'Timer', 'Signal', 'Conditional'],
    activiti: ['Message', 'Timer', 'Signal'],
  },
  Throw: {
    camunda: ['Message', 'Signal', 'Compensate', 'Escalation', 'Link'],
    flowable: ['Signal', 'Compensate', 'Escalation'],
    activiti: ['Signal', 'Compensate', 'Message'],
  },
};

/** Definitions that say nothing without what they refer to. */
const REFERENCES: Readonly<Record<string, { readonly property: string; readonly text: string }>> = {
  'bpmn:MessageEventDefinition': { property: 'messageRef', text: '消息事件没有选择消息' },
  'bpmn:SignalEventDefinition': { property: 'signalRef', text: '信号事件没有选择信号' },
};

const TIMES = ['timeDate', 'timeDuration', 'timeCycle'];

/** Where a message is sent by code or by an expression, engines need no message. */
const isSentByCode = (definition: ModdleElement, prefix: string) =>
  ['class', 'expression', 'delegateExpression', 'type'].some((name) => textOf(definition, `${prefix}:${name}`) !== undefined);

const isWritten = (element: ModdleElement | undefined) => element !== undefined && (textOf(element, 'body') ?? '').trim() !== '';

/** What engines ask of events. */
export const EVENT_RULES: readonly LintRule[] = [
  {
    name: 'boundary-definition',
    check(element, report) {
      if (element.$instanceOf('bpmn:BoundaryEvent') && eventDefinitionsOf(element).length === 0)
        report('error', '边界事件没有触发条件');
    },
  },
  {
    name: 'timer-configuration',
    check(element, report) {
      for (const definition of eventDefinitionsOf(element))
        if (definition.$type === 'bpmn:TimerEventDefinition' && !TIMES.some((time) => isWritten(elementsIn(definition, time)[0])))
          report('error', '定时事件没有填写时间');
    },
  },
  {
    name: 'event-reference',
    check(element, report, { engine }) {
      for (const definition of eventDefinitionsOf(element)) {
        const reference = REFERENCES[definition.$type];
        if (reference === undefined || elementsIn(definition, reference.property).length > 0) continue;
        if (isSentByCode(definition, engine.prefix)) continue;
        report('error', reference.text);
      }
    },
  },
  {
    name: 'error-reference',
    check(element, report, { engine }) {
      if (!element.$instanceOf('bpmn:EndEvent')) return;
      for (const definition of eventDefinitionsOf(element))
        if (definition.$type === 'bpmn:ErrorEventDefinition' && elementsIn(definition, 'errorRef').length === 0)
          report(engine.name === 'camunda' ? 'error' : 'warning', '错误结束事件没有选择错误');
    },
  },
  {
    name: 'event-of-engine',
    check(element, report, { engine }) {
      const kind = element.$instanceOf('bpmn:IntermediateCatchEvent')
        ? 'Catch'
        : element.$instanceOf('bpmn:IntermediateThrowEvent')
          ? 'Throw'
          : null;
      if (kind === null) return;
      const definitions = eventDefinitionsOf(element);
      if (kind === 'Catch' && definitions.length === 0) report('error', '中间捕获事件没有触发条件');
      for (const { $type } of definitions)
        if (!DEPLOYED[kind][engine.name].some((name) => $type === `bpmn:${name}EventDefinition`))
          report('error', `${engine.label} 不支持这种中间事件，会拒绝部署`);
    },
  },
];
