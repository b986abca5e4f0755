import { documentContent, engineTask } from '@zhilv/testing/diagram/engine-document';
import { expect, it } from 'vitest';
import { convert } from './convert.lazy.ts';

const cycle = (engine: string, retries = 'R3/PT10M') =>
  `<${engine}:failedJobRetryTimeCycle>${retries}</${engine}:failedJobRetryTimeCycle>`;
const looped = (extensions: string) =>
  `<multiInstanceLoopCharacteristics><extensionElements>${extensions}</extensionElements></multiInstanceLoopCharacteristics>`;
const task = (engine: 'camunda' | 'flowable' | 'activiti', own: string, ofLoop: string) =>
  engineTask(engine, 'serviceTask', '', own).replace('</serviceTask>', `${looped(ofLoop)}</serviceTask>`);

it.each(['flowable', 'activiti'] as const)(
  'gives the retries of a loop to the activity, where %s reads them, and takes them back',
  async (engine) => {
    const { xml, losses } = await convert(task('camunda', '', cycle('camunda')), engine);

    expect(documentContent(xml)).toContain(
      `<serviceTask id="task"><extensionElements>${cycle(engine)}</extensionElements>${looped(cycle(engine))}</serviceTask>`,
    );
    expect(losses).toEqual([]);

    const back = await convert(xml, 'camunda');

    expect(documentContent(back.xml)).toContain(`<serviceTask id="task">${looped(cycle('camunda'))}</serviceTask>`);
  },
);

it('says that the retries of a loop are lost where the activity has others', async () => {
  const { xml, losses } = await convert(task('camunda', cycle('camunda', 'R5/PT1M'), cycle('camunda')), 'flowable');

  expect(documentContent(xml)).toContain(
    `<extensionElements>${cycle('flowable', 'R5/PT1M')}</extensionElements>${looped(cycle('flowable'))}`,
  );
  expect(losses).toMatchObject([{ what: 'camunda:failedJobRetryTimeCycle', value: 'R3/PT10M' }]);
});

it('leaves to an activity that begins a transaction in Camunda its own retries', async () => {
  const document = task('flowable', cycle('flowable'), cycle('flowable')).replace('id="task"', 'id="task" flowable:async="true"');

  const { xml } = await convert(document, 'camunda');

  expect(documentContent(xml)).toContain(`<extensionElements>${cycle('camunda')}</extensionElements>${looped(cycle('camunda'))}`);
});
