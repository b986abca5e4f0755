import { documentContent, engineTask } from '@zhilv/testing/diagram/engine-document';
import { expect, it } from 'vitest';
import { convert } from './convert.lazy.ts';

it('keeps the order of all extension elements, whoever has them', async () => {
  const { xml, losses } = await convert(
    engineTask(
      'camunda',
      'serviceTask',
      '',
      '<camunda:field name="f" stringValue="s" /><camunda:inputOutput><camunda:inputParameter name="i">1</camunda:inputParameter></camunda:inputOutput><camunda:properties><camunda:property name="n" value="v" /></camunda:properties>',
    ),
    'flowable',
  );

  expect(documentContent(xml)).toContain(
    '<extensionElements><flowable:field name="f" stringValue="s" /><camunda:inputOutput><camunda:inputParameter name="i">1</camunda:inputParameter></camunda:inputOutput><flowable:properties><flowable:property name="n" value="v" /></flowable:properties></extensionElements>',
  );
  expect(losses).toMatchObject([{ owner: { id: 'task' }, what: 'camunda:inputOutput', value: '' }]);
});

it.each([
  [
    '<flowable:mapException errorCode="e">a.B</flowable:mapException>',
    '<activiti:mapException errorCode="e">a.B</activiti:mapException>',
    [],
  ],
  ['<flowable:eventType>e</flowable:eventType>', '<flowable:eventType>e</flowable:eventType>', ['flowable:eventType']],
  ['<flowable:button id="b" sort="1" />', '<flowable:button id="b" sort="1" />', ['flowable:button']],
])('gives Activiti of %s what it reads', async (before, after, lost) => {
  const { xml, losses } = await convert(engineTask('flowable', 'serviceTask', '', before), 'activiti');

  expect(documentContent(xml)).toContain(`<extensionElements>${after}</extensionElements>`);
  expect(losses.map(({ what }) => what)).toEqual(lost);
});

it('has an attribute with the prefix of its element in the namespace of the other engine, and back', async () => {
  const document = engineTask('activiti', 'userTask', '', '<activiti:customResource activiti:name="admin" />');

  const { xml, losses } = await convert(document, 'flowable');

  expect(documentContent(xml)).toContain('<flowable:customResource flowable:name="admin" />');
  expect(losses).toEqual([]);
  expect(documentContent((await convert(xml, 'activiti')).xml)).toContain('<activiti:customResource activiti:name="admin" />');
});
