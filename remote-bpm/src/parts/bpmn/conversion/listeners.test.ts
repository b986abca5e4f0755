import { documentContent, engineTask } from '@zhilv/testing/diagram/engine-document';
import { expect, it } from 'vitest';
import { convert } from './convert.lazy.ts';

it.each([
  [
    'camunda',
    'flowable',
    '<camunda:taskListener id="l" event="create" class="a.B"><camunda:field name="f"><camunda:string>s</camunda:string></camunda:field></camunda:taskListener>',
    '<flowable:taskListener id="l" event="create" class="a.B"><flowable:field name="f"><flowable:string>s</flowable:string></flowable:field></flowable:taskListener>',
    [],
  ],
  [
    'camunda',
    'flowable',
    '<camunda:executionListener event="start"><camunda:script scriptFormat="groovy">x()</camunda:script></camunda:executionListener>',
    '<flowable:executionListener event="start" type="script"><flowable:script scriptFormat="groovy" language="groovy">x()</flowable:script></flowable:executionListener>',
    [],
  ],
  [
    'flowable',
    'camunda',
    '<flowable:executionListener event="end" type="script"><flowable:script language="groovy" resultVariable="r">x()</flowable:script></flowable:executionListener>',
    '<camunda:executionListener event="end"><camunda:script scriptFormat="groovy" resultVariable="r">x()</camunda:script></camunda:executionListener>',
    [['flowable:script@resultVariable', 'r']],
  ],
  [
    'camunda',
    'flowable',
    '<camunda:executionListener event="start"><camunda:script scriptFormat="js" resource="a.js" /></camunda:executionListener>',
    '<flowable:executionListener event="start" type="script"><flowable:script scriptFormat="js" language="js" resource="a.js" /></flowable:executionListener>',
    [['camunda:script@resource', 'a.js']],
  ],
  [
    'camunda',
    'activiti',
    '<camunda:executionListener event="start"><camunda:script scriptFormat="js">x()</camunda:script></camunda:executionListener>',
    '<activiti:executionListener event="start" type="script"><activiti:script scriptFormat="js" language="js">x()</activiti:script></activiti:executionListener>',
    [['camunda:script', 'x()']],
  ],
  [
    'camunda',
    'flowable',
    '<camunda:taskListener id="l" event="timeout" class="a.B"><timerEventDefinition id="t"><timeDuration>P1D</timeDuration></timerEventDefinition></camunda:taskListener>',
    '<flowable:taskListener id="l" event="timeout" class="a.B"><timerEventDefinition id="t"><timeDuration>P1D</timeDuration></timerEventDefinition></flowable:taskListener>',
    [['camunda:taskListener@event', 'timeout']],
  ],
  // Camunda would refuse the document.
  [
    'flowable',
    'camunda',
    '<flowable:taskListener event="all" class="a.B" />',
    '<flowable:taskListener event="all" class="a.B" />',
    [['flowable:taskListener', '']],
  ],
  [
    'flowable',
    'camunda',
    '<flowable:executionListener event="end" class="a.B" onTransaction="committed" />',
    '<camunda:executionListener event="end" class="a.B" onTransaction="committed" />',
    [['flowable:executionListener@onTransaction', 'committed']],
  ],
] as const)('from %s to %s: %s', async (from, to, before, after, lost) => {
  const { xml, losses } = await convert(engineTask(from, 'userTask', '', before), to);

  expect(documentContent(xml)).toContain(`<extensionElements>${after}</extensionElements>`);
  expect(losses.map(({ what, value }) => [what, value])).toEqual(lost);
});
