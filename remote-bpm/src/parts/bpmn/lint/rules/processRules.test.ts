import { around, foundBy, type RuleCase, TASK, testRules } from '@zhilv/testing/diagram/linted-process';
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
    rule: 'zhilv/length',
    broken: around(`<userTask id="it" name="${'长'.repeat(256)}"/>`),
    mended: around(`<userTask id="it" name="${'长'.repeat(255)}"/>`),
    says: 'error it: 名称不能超过 255 个字符',
  },
  {
    rule: 'zhilv/executable',
    broken: around(TASK).replace('isExecutable="true"', 'isExecutable="false"'),
    mended: around(TASK).replace('isExecutable="true"', ''),
    says: 'error p: 流程没有设为可执行，引擎不会部署',
  },
  {
    rule: 'zhilv/history-time',
    engines: ['camunda'],
    broken: around(TASK).replace('camunda:historyTimeToLive="30"', ''),
    mended: around(TASK),
    says: 'warning p: 没有填写历史保留时间，Camunda 7.20 起会拒绝部署',
  },
];

testRules(CASES, found);
