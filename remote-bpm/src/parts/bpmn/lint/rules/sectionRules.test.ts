import {
  around,
  choiceOf,
  CONDITION,
  EVERY_ENGINE,
  foundBy,
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
    rule: 'zhilv/section-service-task',
    broken: around('<serviceTask id="it"/>'),
    mended: around(TASK),
    says: 'warning it: 任务：请填写实现方式',
  },
  {
    rule: 'zhilv/section-flow-condition',
    broken: choiceOf('exclusiveGateway', CONDITION, ''),
    mended: choiceOf('exclusiveGateway', CONDITION, '', 'default="f3"'),
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
    broken: `<message id="m" name=""/>${around(TASK)}`,
    mended: `<message id="m" name="m"/>${around(TASK)}`,
    says: 'error p: 消息与信号第 1 项：消息名称不能为空',
  },
  {
    rule: 'zhilv/section-user-task',
    engines: ['flowable'],
    broken: around('<userTask id="it" name="审核" flowable:followUpDate="2030-01-01"/>'),
    mended: around(TASK),
    says: 'hint it: 任务：当前引擎不支持，仅保存不生效（followUpDate）',
  },
  ...EVERY_ENGINE.map((engine): RuleCase => ({
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

testRules(CASES, found);
