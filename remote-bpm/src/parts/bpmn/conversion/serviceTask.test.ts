import { documentContent, engineTask } from '@zhilv/testing/diagram/engine-document';
import { expect, it } from 'vitest';
import { convert } from './convert.lazy.ts';

it.each([
  ['camunda', 'flowable', 'camunda:type="external" camunda:topic="t"', 'flowable:type="external-worker" flowable:topic="t"', []],
  ['flowable', 'camunda', 'flowable:type="external-worker" flowable:topic="t"', 'camunda:type="external" camunda:topic="t"', []],
  [
    'camunda',
    'activiti',
    'camunda:type="external" camunda:topic="t"',
    'camunda:type="external" camunda:topic="t"',
    ['camunda:type', 'camunda:topic'],
  ],
  ['activiti', 'flowable', 'activiti:type="mail"', 'flowable:type="mail"', []],
  ['flowable', 'camunda', 'flowable:type="http"', 'flowable:type="http"', ['flowable:type']],
  [
    'camunda',
    'flowable',
    'camunda:class="a.B" camunda:resultVariable="r"',
    'flowable:class="a.B" flowable:resultVariable="r"',
    [],
  ],
  [
    'camunda',
    'activiti',
    'camunda:expression="${e}" camunda:resultVariable="r"',
    'activiti:expression="${e}" activiti:resultVariableName="r"',
    [],
  ],
  ['activiti', 'camunda', 'activiti:resultVariableName="r"', 'camunda:resultVariable="r"', []],
  ['flowable', 'camunda', 'flowable:resultVariableName="r"', 'camunda:resultVariable="r"', []],
] as const)('from %s to %s: %s', async (from, to, before, after, lost) => {
  const { xml, losses } = await convert(engineTask(from, 'serviceTask', before), to);

  expect(documentContent(xml)).toBe(`<process id="process"><serviceTask id="task" ${after} /></process>`);
  expect(losses.map(({ what }) => what)).toEqual(lost);
});

it('keeps the name that the result of a script has in all engines', async () => {
  const { xml } = await convert(engineTask('camunda', 'scriptTask', 'scriptFormat="js" camunda:resultVariable="r"'), 'activiti');

  expect(documentContent(xml)).toContain('activiti:resultVariable="r"');
});
