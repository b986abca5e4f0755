import {
  around,
  choiceOf,
  CONDITION,
  flow,
  foundBy,
  processOf,
  type RuleCase,
  TASK,
  testRules,
} from '@zhilv/testing/diagram/linted-process';
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

const CASES: readonly RuleCase[] = [
  {
    rule: 'zhilv/dangling-flow',
    broken: around(`${TASK}<sequenceFlow id="f3" sourceRef="it"/>`),
    mended: around(TASK),
    says: 'error f3: 流转没有终点',
  },
  {
    rule: 'zhilv/dangling-flow',
    broken: around(`${TASK}<sequenceFlow id="f3" targetRef="it"/>`),
    mended: around(TASK),
    says: 'error f3: 流转没有起点',
  },
  {
    rule: 'zhilv/gateway-outgoing',
    broken: processOf(`<startEvent id="start"/>${flow('f', 'start', 'it')}<exclusiveGateway id="it"/>`),
    mended: around('<exclusiveGateway id="it"/>'),
    says: 'error it: 网关没有流出的流转，引擎会拒绝部署',
  },
  {
    rule: 'zhilv/missing-condition',
    broken: choiceOf('inclusiveGateway', CONDITION, ''),
    mended: choiceOf('inclusiveGateway', CONDITION, '', 'default="f3"'),
    says: 'warning f3: 同一元素的其他流转有条件，这条没有，总会执行',
  },
  {
    rule: 'zhilv/event-gateway-target',
    broken: choiceOf('eventBasedGateway', '', ''),
    mended: around('<eventBasedGateway id="it"/>')
      .replace('"end"/>', '"end"/><!-- -->')
      .replace('targetRef="end"', 'targetRef="wait"')
      .replace('<endEvent', '<intermediateCatchEvent id="wait"><signalEventDefinition/></intermediateCatchEvent><endEvent'),
    says: 'error a: 事件网关之后只能是中间捕获事件',
  },
];

testRules(CASES, found);
