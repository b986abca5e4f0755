import { documentContent, engineTask } from '@zhilv/testing/diagram/engine-document';
import { expect, it } from 'vitest';
import { convert } from './convert.lazy.ts';

it.each([
  ['camunda', 'flowable', 'camunda:asyncBefore="true"', 'flowable:async="true" flowable:asyncBefore="true"'],
  ['camunda', 'flowable', 'camunda:async="true"', 'flowable:async="true" flowable:asyncBefore="true"'],
  ['camunda', 'flowable', 'camunda:asyncAfter="true"', 'flowable:asyncAfter="true" flowable:asyncLeave="true"'],
  [
    'camunda',
    'flowable',
    'camunda:asyncAfter="true" camunda:exclusive="false"',
    'flowable:asyncAfter="true" flowable:exclusive="false" flowable:asyncLeave="true" flowable:asyncLeaveExclusive="false"',
  ],
  [
    'camunda',
    'activiti',
    'camunda:asyncBefore="true" camunda:exclusive="false"',
    'activiti:async="true" activiti:asyncBefore="true" activiti:exclusive="false"',
  ],
  [
    'flowable',
    'camunda',
    'flowable:async="true" flowable:asyncLeave="true"',
    'camunda:asyncBefore="true" camunda:asyncAfter="true"',
  ],
  ['flowable', 'camunda', 'flowable:async="false" flowable:asyncBefore="true"', 'camunda:asyncBefore="true"'],
  [
    'flowable',
    'camunda',
    'flowable:asyncLeave="true" flowable:asyncLeaveExclusive="false"',
    'camunda:asyncAfter="true" camunda:exclusive="false"',
  ],
  ['activiti', 'camunda', 'activiti:async="true"', 'camunda:asyncBefore="true"'],
] as const)('from %s to %s: %s', async (from, to, before, after) => {
  const { xml, losses } = await convert(engineTask(from, 'serviceTask', before), to);

  expect(documentContent(xml)).toBe(`<process id="process"><serviceTask id="task" ${after} /></process>`);
  expect(losses).toEqual([]);
});

it('keeps for Activiti that an activity ends a transaction, and says that it does not do so', async () => {
  const { xml, losses } = await convert(engineTask('flowable', 'userTask', 'flowable:asyncLeave="true"'), 'activiti');

  expect(documentContent(xml)).toContain('<userTask id="task" activiti:asyncAfter="true" />');
  expect(losses).toMatchObject([{ what: 'flowable:asyncLeave', value: 'true' }]);
});

it('leaves to Flowable that only one of two transactions is exclusive', async () => {
  const { xml, losses } = await convert(
    engineTask('flowable', 'userTask', 'flowable:async="true" flowable:asyncLeave="true" flowable:asyncLeaveExclusive="false"'),
    'camunda',
  );

  expect(documentContent(xml)).toContain(
    'camunda:asyncBefore="true" camunda:asyncAfter="true" flowable:asyncLeaveExclusive="false"',
  );
  expect(losses).toMatchObject([{ what: 'flowable:asyncLeaveExclusive', value: 'false' }]);
});

it('keeps the flags of a loop on the loop, which only Camunda reads', async () => {
  const loop = '<multiInstanceLoopCharacteristics camunda:asyncBefore="true" camunda:collection="${c}" />';
  const document = engineTask('camunda', 'userTask', '').replace('</userTask>', `${loop}</userTask>`);

  const { xml, losses } = await convert(document, 'flowable');

  expect(documentContent(xml)).toContain(
    '<multiInstanceLoopCharacteristics flowable:asyncBefore="true" flowable:collection="${c}" />',
  );
  expect(losses).toMatchObject([{ owner: { id: 'task' }, what: 'camunda:asyncBefore', value: 'true' }]);
});
