import { startStoredProcesses, type StoredProcesses } from '@zhilv/testing/store/start-stored-processes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let processes: StoredProcesses;
beforeAll(async () => {
  processes = await startStoredProcesses();
  await processes.deploy('called', `<startEvent id="cs"/><userTask id="ct"/>${flow('cf', 'cs', 'ct')}`);
});
afterAll(() => processes.database.close());

const flow = (id: string, source: string, target: string) =>
  `<sequenceFlow id="${id}" sourceRef="${source}" targetRef="${target}"/>`;
const timer = (kind: string, text: string) =>
  `<intermediateCatchEvent id="t"><timerEventDefinition><${kind}>${text}</${kind}></timerEventDefinition></intermediateCatchEvent>`;

/** The first characters are enough to know it by. */
const TOO_LONG = `名称或标识「${'长'.repeat(20)}…」超过 255 个字符`;

describe('a value that no row has room for refuses the start, and names the element:', () => {
  it.each([
    ['a priority', '<userTask id="t" flowable:priority="${1000000000000}"/>', '节点「t」的优先级不是数字，或者过大'],
    ['a due date', '<userTask id="t" flowable:dueDate="P9000Y"/>', '节点「t」的到期时间「P9000Y」无法识别'],
    ['a duration', timer('timeDuration', 'P9000Y'), '节点「t」的定时器时间「P9000Y」无法识别'],
    ['a date', timer('timeDate', '+020000-01-01T00:00:00'), '节点「t」的定时器时间「+020000-01-01T00:00:00」无法识别'],
    ['a business key', '<callActivity id="t" calledElement="called" flowable:businessKey="${long}"/>', TOO_LONG],
    [
      'the name of a signal',
      '<intermediateCatchEvent id="t"><signalEventDefinition signalRef="any"/></intermediateCatchEvent>',
      TOO_LONG,
    ],
  ])('%s', async (_what, element, message) => {
    const signal = '</process><signal id="any" name="${long}"/><process id="other" isExecutable="false">';
    const definition = await processes.deploy('large', `<startEvent id="s"/>${element}${flow('f1', 's', 't')}${signal}`);

    await expect(processes.start(definition, { long: '长'.repeat(256) })).rejects.toMatchObject({ message });
  });
});
