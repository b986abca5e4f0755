import { documentContent, engineTask } from '@zhilv/testing/diagram/engine-document';
import { expect, it } from 'vitest';
import { convert } from './convert.lazy.ts';

it.each([
  [
    'camunda',
    'flowable',
    '',
    '<camunda:in businessKey="#{execution.processBusinessKey}" /><camunda:in variables="all" /><camunda:in source="a" target="b" /><camunda:out sourceExpression="${c}" target="d" />',
    ' flowable:inheritBusinessKey="true" flowable:inheritVariables="true"',
    '<flowable:in source="a" target="b" /><flowable:out sourceExpression="${c}" target="d" />',
    [],
  ],
  ['camunda', 'activiti', '', '<camunda:in businessKey="${k}" />', ' activiti:businessKey="${k}"', '', []],
  [
    'flowable',
    'camunda',
    ' flowable:businessKey="${k}" flowable:inheritVariables="true"',
    '<flowable:in source="a" target="b" transient="true" />',
    '',
    '<camunda:in businessKey="${k}" /><camunda:in variables="all" /><camunda:in source="a" target="b" transient="true" />',
    [['flowable:in@transient', 'true']],
  ],
  ['camunda', 'flowable', '', '<camunda:out variables="all" />', '', '<camunda:out variables="all" />', [['camunda:out', '']]],
  [
    'camunda',
    'flowable',
    ' camunda:calledElementBinding="deployment"',
    '',
    ' camunda:calledElementBinding="deployment"',
    '',
    [['camunda:calledElementBinding', 'deployment']],
  ],
  // The inherited key comes first.
  [
    'flowable',
    'camunda',
    ' flowable:businessKey="${k}" flowable:inheritBusinessKey="true"',
    '',
    ' flowable:businessKey="${k}"',
    '<camunda:in businessKey="#{execution.processBusinessKey}" />',
    [['flowable:businessKey', '${k}']],
  ],
] as const)('from %s to %s: %s %s', async (from, to, attributes, before, newAttributes, after, lost) => {
  const { xml, losses } = await convert(engineTask(from, 'callActivity', `calledElement="other"${attributes}`, before), to);

  const content = after === '' ? ' />' : `><extensionElements>${after}</extensionElements></callActivity>`;
  expect(documentContent(xml)).toBe(
    `<process id="process"><callActivity id="task" calledElement="other"${newAttributes}${content}</process>`,
  );
  expect(losses.map(({ what, value }) => [what, value])).toEqual(lost);
});
