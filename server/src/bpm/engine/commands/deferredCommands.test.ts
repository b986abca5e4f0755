import { documentXml, flowsXml, oneProcess, processXml } from '@zhilv/testing/process/process-xml';
import { refusalOf } from '@zhilv/testing/process/refusal-of';
import { ScenarioPlay } from '@zhilv/testing/process/scenario-play';
import { describe, expect, it } from 'vitest';

const MINUTE_MS = 60_000;

const jobOf = (play: ScenarioPlay) => {
  const job = play.state?.jobs[0];
  if (job === undefined) throw new Error('no job waits');
  return job;
};

describe('a service outside', () => {
  const mail = documentXml(
    '<error id="E" errorCode="NO_ADDRESS"/>',
    processXml(
      'p',
      '<startEvent id="s"/><serviceTask id="mail" flowable:delegateExpression="${mailSender}"><extensionElements><flowable:field name="to" expression="${who}"/><flowable:field name="subject" stringValue="${literally}"/><flowable:field name="body"><flowable:string>hi</flowable:string></flowable:field></extensionElements></serviceTask>',
      '<boundaryEvent id="b" attachedToRef="mail"><errorEventDefinition errorRef="E"/></boundaryEvent><userTask id="fix"/><userTask id="a"/>',
      flowsXml('s>mail>a', 'b>fix'),
    ),
  );
  const started = async () => {
    const play = await ScenarioPlay.of(mail);
    play.start({ variables: { who: 'li' } });
    return play;
  };

  it('is a job with its fields, and goes on with the variables of its answer', async () => {
    const play = await started();

    expect(jobOf(play)).toMatchObject({
      kind: 'service',
      handler: '${mailSender}',
      activity: 'mail',
      fields: { to: 'li', subject: '${literally}', body: 'hi' },
    });
    play.give({ do: 'jobDone', job: jobOf(play).ref, variables: { sent: true } });
    expect(play.state).toMatchObject({ jobs: [], tasks: [{ key: 'a' }], instances: [{ variables: { sent: true } }] });
  });

  it('gets no field that JSON cannot hold', async () => {
    const play = await ScenarioPlay.of(mail.replace('${who}', '${1 / who}'));

    expect(refusalOf(() => play.give({ do: 'start', definition: 'p', variables: { who: 0 } }))).toMatchObject({
      kind: 'expression',
      element: 'mail',
    });
  });

  it('that fails is tried again after longer and longer, then somebody has to look', async () => {
    const play = await started();
    const { ref, due } = jobOf(play);

    const told = [1, 2, 3].map(() => {
      play.give({ do: 'jobFailed', job: ref, error: '连接超时' });
      return jobOf(play);
    });

    expect(told.map((job) => (job.due - due) / MINUTE_MS)).toEqual([1, 10, 0]);
    expect(told.map(({ failures, stuck, error }) => [failures, stuck, error])).toEqual([
      [1, false, '连接超时'],
      [2, false, '连接超时'],
      [3, true, '连接超时'],
    ]);

    play.give({ do: 'retry', job: ref });
    expect(jobOf(play)).toMatchObject({ failures: 0, stuck: false });
    play.give({ do: 'jobDone', job: ref });
    expect(refusalOf(() => play.give({ do: 'jobDone', job: ref }))?.kind).toBe('missing');
  });

  it('may answer with an error of the process', async () => {
    const play = await started();
    const { ref } = jobOf(play);

    expect(refusalOf(() => play.give({ do: 'jobFailed', job: ref, error: 'x', errorCode: 'OTHER' }))?.kind).toBe('uncaught');
    play.give({ do: 'jobFailed', job: ref, error: 'x', errorCode: 'NO_ADDRESS' });
    expect(play.state).toMatchObject({ jobs: [], tasks: [{ key: 'fix' }] });
  });
});

it('an activity that is asynchronous goes on when its job is run, and stays where it is when that is refused', async () => {
  const play = await ScenarioPlay.of(
    oneProcess(
      '<startEvent id="s"/><serviceTask id="x" flowable:async="true" flowable:expression="${1 / n}" flowable:resultVariable="r"/><userTask id="a"/>',
      flowsXml('s>x>a'),
    ),
  );
  play.start({ variables: { n: 0 } });
  const { ref, kind } = jobOf(play);

  expect(kind).toBe('continue');
  expect(refusalOf(() => play.give({ do: 'jobDone', job: ref }))).toMatchObject({ kind: 'expression', element: 'x' });
  play.give({ do: 'variables', variables: { n: 4 } });
  play.give({ do: 'jobDone', job: ref });
  expect(play.state).toMatchObject({ jobs: [], tasks: [{ key: 'a' }], instances: [{ variables: { n: 4, r: 0.25 } }] });
});

it('each instance of an asynchronous round has a job of its own', async () => {
  const play = await ScenarioPlay.of(
    oneProcess(
      '<startEvent id="s"/><userTask id="a" flowable:async="true"><multiInstanceLoopCharacteristics><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics></userTask>',
      flowsXml('s>a'),
    ),
  );
  play.start({ variables: {} });

  expect(play.state).toMatchObject({ tasks: [], jobs: [{ activity: 'a' }, { activity: 'a' }] });
  play.do({ do: 'advance', by: 'PT1S' });
  expect(play.state?.tasks).toHaveLength(2);
});

it('a reminder that cannot be given is tried again', async () => {
  const play = await ScenarioPlay.of(
    oneProcess(
      '<startEvent id="s"/><userTask id="a"/><boundaryEvent id="b" attachedToRef="a" cancelActivity="false"><timerEventDefinition><timeCycle>R/PT1H</timeCycle></timerEventDefinition></boundaryEvent><serviceTask id="x" flowable:expression="${n + 1}" flowable:resultVariable="n"/>',
      flowsXml('s>a', 'b>x'),
    ),
  );
  play.start({ variables: {} });
  play.at = 3600;
  const [timer] = play.state?.timers ?? [];

  expect(refusalOf(() => play.give({ do: 'timer', timer: timer?.ref ?? 0 }))?.kind).toBe('expression');
  play.give({ do: 'jobFailed', job: timer?.ref ?? 0, error: '变量「n」没有设置' });
  expect(play.state?.timers).toMatchObject([{ due: (timer?.due ?? 0) + MINUTE_MS, failures: 1 }]);

  play.give({ do: 'variables', variables: { n: 1 } });
  play.at = 3660;
  play.give({ do: 'timer', timer: timer?.ref ?? 0 });
  expect(play.state?.timers).toMatchObject([{ ref: timer?.ref, failures: 0, error: null, left: null }]);
  expect(play.state?.instances[0]?.variables).toEqual({ n: 2 });
});

it('a reminder that was late keeps its beat, however it was tried again', async () => {
  const play = await ScenarioPlay.of(
    oneProcess(
      '<startEvent id="s"/><userTask id="a"/><boundaryEvent id="b" attachedToRef="a" cancelActivity="false"><timerEventDefinition><timeCycle>R/PT24H</timeCycle></timerEventDefinition></boundaryEvent><manualTask id="m"/>',
      flowsXml('s>a', 'b>m'),
    ),
  );
  play.start({ variables: {} });
  const [{ ref, due } = { ref: 0, due: 0 }] = play.state?.timers ?? [];
  const dueNow = () => play.state?.timers[0]?.due;
  play.at = 24 * 3600;
  play.give({ do: 'jobFailed', job: ref, error: 'x' });
  play.at += 60;
  play.give({ do: 'timer', timer: ref });
  expect(dueNow()).toBe(due + 24 * 3_600_000);

  play.at += 24 * 3600 - 60;
  for (const error of ['x', 'y', 'z']) play.give({ do: 'jobFailed', job: ref, error });
  play.at += 7 * 3600;
  play.give({ do: 'retry', job: ref });
  play.give({ do: 'timer', timer: ref });
  expect(dueNow()).toBe(due + 2 * 24 * 3_600_000);
});
