import { around, EVERY_ENGINE, foundBy, lineOf, processOf, type RuleCase, TASK } from '@zhilv/testing/diagram/linted-process';
import { BpmnModdle } from 'bpmn-moddle';
import { describe, expect, it } from 'vitest';
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

describe.each(CASES)('$rule: $says', (one) => {
  it.each(one.engines ?? EVERY_ENGINE)('is found for %s and gone when it is mended', async (engine) => {
    expect(await found(engine, one.broken)).toContain(lineOf(one));
    expect(await found(engine, one.mended)).not.toContain(lineOf(one));
  });
});
