import { around, foundBy, processOf, type RuleCase, TASK, testRules } from '@zhilv/testing/diagram/linted-process';
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
    rule: 'zhilv/unresolved-reference',
    broken: around('<userTask id="it" name="审核" default="gone"/>'),
    mended: around(TASK),
    says: 'warning it: 未解析引用：gone',
  },
  {
    rule: 'zhilv/unresolved-reference',
    broken: around(TASK).replace('targetRef="end"', 'targetRef="gone"'),
    mended: around(TASK),
    says: 'error f2: 未解析引用：gone',
  },
  {
    rule: 'zhilv/unresolved-reference',
    broken: processOf('<endEvent id="e"><errorEventDefinition errorRef="E1"/></endEvent>'),
    mended: around(TASK),
    says: 'warning e: 未解析引用：E1',
  },
];

testRules(CASES, found);
