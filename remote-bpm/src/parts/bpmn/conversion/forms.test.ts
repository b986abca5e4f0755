import { documentContent, engineTask } from '@zhilv/testing/diagram/engine-document';
import { expect, it } from 'vitest';
import { convert } from './convert.lazy.ts';

it.each([
  [
    'camunda',
    'flowable',
    '<camunda:formData><camunda:formField id="f" label="名称" type="enum" defaultValue="1"><camunda:validation><camunda:constraint name="required" /></camunda:validation><camunda:value id="1" name="一" /></camunda:formField></camunda:formData>',
    '<flowable:formProperty id="f" type="enum" name="名称" default="1" required="true"><flowable:value id="1" name="一" /></flowable:formProperty>',
    [],
  ],
  [
    'flowable',
    'camunda',
    '<flowable:formProperty id="f" name="名称" type="date" datePattern="yyyy" default="1" writable="false" variable="v" /><flowable:formProperty id="g" required="true" />',
    '<camunda:formData><camunda:formField id="f" type="date" datePattern="yyyy" variable="v" label="名称" defaultValue="1"><camunda:validation><camunda:constraint name="readonly" /></camunda:validation></camunda:formField><camunda:formField id="g"><camunda:validation><camunda:constraint name="required" /></camunda:validation></camunda:formField></camunda:formData>',
    [['flowable:formProperty@variable', 'v']],
  ],
  // What form properties cannot say stays beside and in them.
  [
    'camunda',
    'flowable',
    '<camunda:formData businessKey="f"><camunda:formField id="f" type="string"><camunda:properties><camunda:property id="p" value="q" /></camunda:properties><camunda:validation><camunda:constraint name="minlength" config="3" /></camunda:validation></camunda:formField></camunda:formData>',
    '<flowable:formProperty id="f" type="string"><camunda:properties><camunda:property id="p" value="q" /></camunda:properties><camunda:validation><camunda:constraint name="minlength" config="3" /></camunda:validation></flowable:formProperty><camunda:formData businessKey="f" />',
    [
      ['camunda:formData@businessKey', 'f'],
      ['camunda:formField/properties', ''],
      ['camunda:formField/constraint', 'minlength'],
    ],
  ],
  [
    'flowable',
    'camunda',
    '<flowable:formProperty id="f" type="double" />',
    '<camunda:formData><camunda:formField id="f" type="double" /></camunda:formData>',
    [['flowable:formProperty@type', 'double']],
  ],
  [
    'flowable',
    'camunda',
    '<flowable:formProperty id="f" required="${r}" />',
    '<camunda:formData><camunda:formField id="f" required="${r}" /></camunda:formData>',
    [['flowable:formProperty@required', '${r}']],
  ],
  [
    'flowable',
    'camunda',
    '<flowable:formData><flowable:formField id="f" label="l" /></flowable:formData>',
    '<camunda:formData><camunda:formField id="f" label="l" /></camunda:formData>',
    [],
  ],
  [
    'activiti',
    'flowable',
    '<activiti:formProperty id="f" readable="false"><activiti:value id="1" /></activiti:formProperty>',
    '<flowable:formProperty id="f" readable="false"><flowable:value id="1" /></flowable:formProperty>',
    [],
  ],
] as const)('from %s to %s: %s', async (from, to, before, after, lost) => {
  const { xml, losses } = await convert(engineTask(from, 'userTask', `${from}:formKey="k"`, before), to);

  expect(documentContent(xml)).toBe(
    `<process id="process"><userTask id="task" ${to}:formKey="k"><extensionElements>${after}</extensionElements></userTask></process>`,
  );
  expect(losses.map(({ what, value }) => [what, value])).toEqual(lost);
});

it('brings the parts of a form together again', async () => {
  const fields =
    '<camunda:formData businessKey="f"><camunda:formField id="f" type="string"><camunda:validation><camunda:constraint name="required" /><camunda:constraint name="minlength" config="3" /></camunda:validation></camunda:formField></camunda:formData>';
  const { xml } = await convert(engineTask('camunda', 'userTask', '', fields), 'flowable');

  const back = await convert(xml, 'camunda');

  expect(documentContent(back.xml)).toContain(`<extensionElements>${fields}</extensionElements>`);
  expect(back.losses).toEqual([]);
});

it('keeps the form that the document has for the other engine already', async () => {
  const other = ' xmlns:camunda="http://camunda.org/schema/1.0/bpmn"';
  const both = '<flowable:formProperty id="f" /><camunda:formData><camunda:formField id="g" /></camunda:formData>';
  const document = engineTask('flowable', 'userTask', '', both).replace(' id="definitions"', `${other} id="definitions"`);

  const { xml, losses } = await convert(document, 'camunda');

  expect(documentContent(xml)).toContain(`<extensionElements>${both}</extensionElements>`);
  expect(losses).toMatchObject([
    { what: 'flowable:formProperty', reason: expect.stringContaining('已有 Camunda 的同名内容') as string },
  ]);
});
