import { around, aroundEvent, foundBy, processOf, type RuleCase, TASK, testRules } from '@zhilv/testing/diagram/linted-process';
import { BpmnModdle } from 'bpmn-moddle';
import { useEngine } from '../../document/useEngine.ts';
import { loadDescriptor } from '../../engine/descriptors/loadDescriptor.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { lintDocument } from '../lintDocument.lazy.ts';

const found = foundBy({
  makeModdle: () => new BpmnModdle(),
  teach: async (moddle, engine) => useEngine(moddle, await loadDescriptor(engine)),
  engines: ENGINES,
  lint: lintDocument,
});

const timer = (content: string) => aroundEvent('Catch', `<timerEventDefinition>${content}</timerEventDefinition>`);

const CASES: readonly RuleCase[] = [
  {
    rule: 'zhilv/boundary-definition',
    broken: around(`${TASK}<boundaryEvent id="b" attachedToRef="it"/>`),
    mended: around(`${TASK}<boundaryEvent id="b" attachedToRef="it"><timerEventDefinition/></boundaryEvent>`),
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
    broken: aroundEvent('Catch', '<messageEventDefinition/>'),
    mended: `<message id="m" name="m"/>${aroundEvent('Catch', '<messageEventDefinition messageRef="m"/>')}`,
    says: 'error it: 消息事件没有选择消息',
  },
  {
    rule: 'zhilv/event-reference',
    broken: aroundEvent('Throw', '<signalEventDefinition/>'),
    mended: `<signal id="m" name="m"/>${aroundEvent('Throw', '<signalEventDefinition signalRef="m"/>')}`,
    says: 'error it: 信号事件没有选择信号',
  },
  {
    rule: 'zhilv/error-reference',
    engines: ['camunda'],
    broken: processOf('<endEvent id="e"><errorEventDefinition/></endEvent>'),
    mended: `<error id="r"/>${processOf('<endEvent id="e"><errorEventDefinition errorRef="r"/></endEvent>')}`,
    says: 'error e: 错误结束事件没有选择错误',
  },
  {
    rule: 'zhilv/error-reference',
    engines: ['flowable', 'activiti'],
    broken: processOf('<endEvent id="e"><errorEventDefinition/></endEvent>'),
    mended: `<error id="r"/>${processOf('<endEvent id="e"><errorEventDefinition errorRef="r"/></endEvent>')}`,
    says: 'warning e: 错误结束事件没有选择错误',
  },
  {
    rule: 'zhilv/event-of-engine',
    engines: ['flowable'],
    broken: aroundEvent('Throw', '<messageEventDefinition/>'),
    mended: aroundEvent('Throw', '<escalationEventDefinition/>'),
    says: 'error it: Flowable 不支持这种中间事件，会拒绝部署',
  },
  {
    rule: 'zhilv/event-of-engine',
    engines: ['activiti'],
    broken: aroundEvent('Catch', '<conditionalEventDefinition/>'),
    mended: aroundEvent('Catch', '<timerEventDefinition/>'),
    says: 'error it: Activiti 不支持这种中间事件，会拒绝部署',
  },
  {
    rule: 'zhilv/event-of-engine',
    broken: aroundEvent('Catch', ''),
    mended: aroundEvent('Catch', '<signalEventDefinition/>'),
    says: 'error it: 中间捕获事件没有触发条件',
  },
];

testRules(CASES, found);
