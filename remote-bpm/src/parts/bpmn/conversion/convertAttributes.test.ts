import { documentContent, engineTask } from '@zhilv/testing/diagram/engine-document';
import { expect, it } from 'vitest';
import { convert } from './convert.lazy.ts';

it('gives attributes that the other engine reads to it, with their values', async () => {
  const { xml, losses } = await convert(
    engineTask('camunda', 'userTask', 'name="审核" camunda:assignee="${a}" camunda:candidateGroups="x,y" camunda:priority="50"'),
    'flowable',
  );

  expect(documentContent(xml)).toBe(
    '<process id="process"><userTask id="task" name="审核" flowable:assignee="${a}" flowable:candidateGroups="x,y" flowable:priority="50" /></process>',
  );
  expect(losses).toEqual([]);
});

it('leaves in its namespace what the other engine has no word for, and says so', async () => {
  const { xml, losses } = await convert(
    engineTask('flowable', 'userTask', 'flowable:owner="o" flowable:taskIdVariableName="id"'),
    'activiti',
  );

  expect(documentContent(xml)).toContain('<userTask id="task" activiti:owner="o" flowable:taskIdVariableName="id" />');
  expect(losses).toEqual([
    {
      owner: { id: 'task', name: null, type: 'userTask' },
      what: 'flowable:taskIdVariableName',
      value: 'id',
      reason: 'Activiti 没有对应的写法，原样保留在 Flowable 的命名空间中，不再生效',
    },
  ]);
});

it('gives what the panel shows of every engine to one that does not read it, and says so', async () => {
  const { xml, losses } = await convert(engineTask('camunda', 'userTask', 'camunda:followUpDate="P1D"'), 'flowable');

  expect(documentContent(xml)).toContain('<userTask id="task" flowable:followUpDate="P1D" />');
  expect(losses).toMatchObject([{ what: 'camunda:followUpDate', value: 'P1D', reason: '当前引擎不支持，仅保存不生效' }]);
});

it('keeps what the document has for the other engine already', async () => {
  const document = engineTask(
    'camunda',
    'userTask',
    'camunda:assignee="a" flowable:assignee="b" camunda:dueDate="c" flowable:dueDate="c"',
  ).replace(' id="definitions"', ' xmlns:flowable="http://flowable.org/bpmn" id="definitions"');

  const { xml, losses } = await convert(document, 'flowable');

  expect(documentContent(xml)).toMatch(/<userTask id="task" flowable:assignee="b" flowable:dueDate="c" camunda:assignee="a" \/>/);
  expect(losses).toMatchObject([
    { what: 'camunda:assignee', value: 'a', reason: expect.stringContaining('已有 Flowable 的同名内容') as string },
  ]);
});
