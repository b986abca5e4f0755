import type { EventDefinition, FlowElement } from './document/moddle.ts';
import type { BoundaryEvent, CatchEvent, EndEffect, EndEvent, StartEvent, ThrowEvent, Trigger } from './Model.ts';
import { nodeBase, type Surroundings } from './nodeBase.ts';
import type { Reading } from './Reading.ts';
import { isVendorTrue, vendorAttribute } from './document/vendor.ts';

/** @param isEventStart whether it starts an event sub-process */
export function readStart(reading: Reading, element: FlowElement, around: Surroundings, isEventStart: boolean): StartEvent {
  const trigger = readTrigger(reading, element);
  const isCaughtOnly = trigger?.on === 'error' || trigger?.on === 'escalation';
  if (!isEventStart && isCaughtOnly) reading.problem(element, '错误或升级开始事件只能用于事件子流程');
  if (isEventStart && isWithoutDefinition(element)) reading.problem(element, '事件子流程的开始事件必须有触发条件');
  return {
    ...nodeBase(element, 'startEvent', around),
    kind: 'start',
    trigger,
    initiator: vendorAttribute(element, 'initiator'),
    // Who has thrown an error does not go on.
    isInterrupting: element.isInterrupting !== false || trigger?.on === 'error',
  };
}

export function readEnd(reading: Reading, element: FlowElement, around: Surroundings): EndEvent {
  return { ...nodeBase(element, 'endEvent', around), kind: 'end', effect: endEffect(reading, element) };
}

function endEffect(reading: Reading, element: FlowElement): EndEffect {
  const definition = onlyDefinition(reading, element);
  switch (definition?.$type) {
    case undefined:
    // As in Flowable, nothing is thrown at an end.
    case 'bpmn:MessageEventDefinition':
    case 'bpmn:SignalEventDefinition':
      return { does: 'nothing' };
    case 'bpmn:TerminateEventDefinition':
      if (definition !== undefined && isVendorTrue(definition, 'terminateMultiInstance')) {
        reading.problem(element, '不支持终止整个多实例（terminateMultiInstance）');
      }
      return { does: 'terminate', all: definition !== undefined && isVendorTrue(definition, 'terminateAll') };
    case 'bpmn:ErrorEventDefinition':
      return { does: 'error', code: codeOf(definition) };
    case 'bpmn:EscalationEventDefinition':
      return { does: 'escalation', code: codeOf(definition) };
    default:
      reading.problem(element, `不支持这种结束事件（${localName(definition)}）`);
      return { does: 'nothing' };
  }
}

export function readThrow(reading: Reading, element: FlowElement, around: Surroundings): ThrowEvent {
  return { ...nodeBase(element, 'throwEvent', around), kind: 'throw', effect: throwEffect(reading, element) };
}

function throwEffect(reading: Reading, element: FlowElement): ThrowEvent['effect'] {
  const definition = onlyDefinition(reading, element);
  switch (definition?.$type) {
    case undefined:
    case 'bpmn:MessageEventDefinition':
      return { does: 'nothing' };
    case 'bpmn:EscalationEventDefinition':
      return { does: 'escalation', code: codeOf(definition) };
    case 'bpmn:SignalEventDefinition': {
      const signal = definition?.signalRef;
      const name = reading.template(element, '信号名称', signal?.name);
      if (signal === undefined || name === null) break;
      return { does: 'signal', name, isLocal: vendorAttribute(signal, 'scope') === 'processInstance' };
    }
  }
  reading.problem(element, `不支持这种抛出事件（${localName(definition)}），或者它缺少名称`);
  return { does: 'nothing' };
}

export function readCatch(reading: Reading, element: FlowElement, around: Surroundings): CatchEvent | null {
  const trigger = readTrigger(reading, element);
  if (trigger !== null && trigger.on !== 'error' && trigger.on !== 'escalation') {
    return { ...nodeBase(element, 'intermediateCatchEvent', around), kind: 'catch', trigger };
  }
  // What is wrong with a definition has been told.
  if (trigger !== null || isWithoutDefinition(element)) reading.problem(element, '中间捕获事件须等待定时器、消息或信号');
  return null;
}

export function readBoundary(reading: Reading, element: FlowElement, around: Surroundings): BoundaryEvent | null {
  const trigger = readTrigger(reading, element);
  const host = element.attachedToRef?.id;
  if (isWithoutDefinition(element)) reading.problem(element, '边界事件缺少触发条件');
  if (host === undefined) reading.problem(element, '边界事件没有附着在活动上');
  if (trigger === null || host === undefined) return null;
  const isInterrupting = element.cancelActivity !== false || trigger.on === 'error';
  return { ...nodeBase(element, 'boundaryEvent', around), kind: 'boundary', trigger, host, isInterrupting };
}

function readTrigger(reading: Reading, element: FlowElement): Trigger | null {
  const definition = onlyDefinition(reading, element);
  switch (definition?.$type) {
    case undefined:
      return null;
    case 'bpmn:TimerEventDefinition':
      return timerTrigger(reading, element, definition);
    case 'bpmn:MessageEventDefinition':
      return namedTrigger(reading, element, 'message', definition?.messageRef?.name);
    case 'bpmn:SignalEventDefinition':
      return namedTrigger(reading, element, 'signal', definition?.signalRef?.name);
    case 'bpmn:ErrorEventDefinition':
      return { on: 'error', code: codeOf(definition) };
    case 'bpmn:EscalationEventDefinition':
      return { on: 'escalation', code: codeOf(definition) };
    default:
      reading.problem(element, `不支持这种事件（${localName(definition)}）`);
      return null;
  }
}

function timerTrigger(reading: Reading, element: FlowElement, definition: EventDefinition): Trigger | null {
  const { timeDuration, timeDate, timeCycle } = definition;
  const [kind, body] = timeDuration
    ? (['duration', timeDuration.body] as const)
    : timeDate
      ? (['date', timeDate.body] as const)
      : (['cycle', timeCycle?.body] as const);
  const before = reading.problems.length;
  const when = reading.template(element, '定时器', body);
  if (when !== null) return { on: 'timer', kind, when };
  if (reading.problems.length === before) reading.problem(element, '定时器没有时间');
  return null;
}

function namedTrigger(
  reading: Reading,
  element: FlowElement,
  on: 'message' | 'signal',
  text: string | undefined,
): Trigger | null {
  const label = on === 'message' ? '消息' : '信号';
  const name = reading.template(element, `${label}名称`, text);
  if (name !== null) return { on, name };
  reading.problem(element, `没有可用的${label}名称`);
  return null;
}

function onlyDefinition(reading: Reading, element: FlowElement): EventDefinition | undefined {
  const [first, ...others] = element.eventDefinitions ?? [];
  if (others.length > 0) reading.problem(element, '一个事件只能有一个事件定义');
  return first;
}

/** An error or escalation without a code is known by its id, as in Flowable. */
function codeOf(definition: EventDefinition | undefined): string | null {
  const error = definition?.errorRef;
  if (error !== undefined) return error.errorCode?.trim() || (error.id ?? null);
  const escalation = definition?.escalationRef;
  return escalation === undefined ? null : escalation.escalationCode?.trim() || (escalation.id ?? null);
}

const isWithoutDefinition = ({ eventDefinitions = [] }: FlowElement): boolean => eventDefinitions.length === 0;

const localName = (definition: EventDefinition | undefined): string => definition?.$type.replace(/^\w+:/u, '') ?? '';
