import { flowsXml, oneProcess } from '@zhilv/testing/process/process-xml';
import { refusalOf } from '@zhilv/testing/process/refusal-of';
import { ScenarioPlay } from '@zhilv/testing/process/scenario-play';
import { describe, expect, it } from 'vitest';

const APPROVAL = oneProcess(
  '<startEvent id="s" flowable:initiator="applicant"/>',
  '<userTask id="lead" name="审批 ${title}" flowable:assignee="${boss}" flowable:candidateUsers="u1, ${others}" flowable:dueDate="P2D" flowable:priority="${level}" flowable:formKey="form-${title}"><documentation>${title} costs ${</documentation></userTask>',
  '<userTask id="fix" flowable:assignee="${applicant}"/>',
  '<endEvent id="e"/>',
  flowsXml('s>lead>fix>e'),
);

const VARIABLES = { title: '出差', boss: 'li', others: ['u2', 'u3'], level: '80' };

async function started(variables: Readonly<Record<string, unknown>> = VARIABLES): Promise<ScenarioPlay> {
  const play = await ScenarioPlay.of(APPROVAL);
  play.give({ do: 'start', definition: 'p', variables, starter: 'zhang' });
  return play;
}

const taskOf = (play: ScenarioPlay) => {
  const task = play.state?.tasks[0];
  if (task === undefined) throw new Error('no task is open');
  return task;
};

const kindOf = (command: () => unknown) => refusalOf(command)?.kind;

describe('a user task', () => {
  it('opens with what the model says of it', async () => {
    const play = await started();

    expect(taskOf(play)).toMatchObject({
      key: 'lead',
      name: '审批 出差',
      // It cannot be read as an expression, so it stays as it is written.
      description: '${title} costs ${',
      assignee: 'li',
      candidateUsers: ['u1', 'u2', 'u3'],
      priority: 80,
      formKey: 'form-出差',
      due: taskOf(play).created + 2 * 86_400_000,
      delegation: null,
    });
  });

  it('keeps its name as it is written when it cannot be evaluated', async () => {
    const play = await ScenarioPlay.of(
      oneProcess('<startEvent id="s"/>', '<userTask id="a" name="审批 ${title}"/>', flowsXml('s>a')),
    );

    expect(play.start({ variables: {} }).tasks).toMatchObject([{ name: '审批 ${title}' }]);
  });

  it('is refused when it cannot be said who does it, and how urgent it is', async () => {
    const { boss: _boss, ...withoutBoss } = VARIABLES;

    await expect(started(withoutBoss)).rejects.toMatchObject({ kind: 'expression', element: 'lead' });
    await expect(started({ ...VARIABLES, others: { u2: true } })).rejects.toThrow('不是文本或列表');
    await expect(started({ ...VARIABLES, level: 'high' })).rejects.toThrow('优先级不是数字');
    await expect(started({ ...VARIABLES, level: 2 ** 31 })).rejects.toThrow('优先级不是数字，或者过大');
  });

  it('is claimed by one, given back, and claimed by another', async () => {
    const play = await started({ ...VARIABLES, boss: null });
    const { ref } = taskOf(play);

    play.give({ do: 'claim', task: ref, user: 'u1' });
    play.give({ do: 'claim', task: ref, user: 'u1' });
    expect(taskOf(play)).toMatchObject({ assignee: 'u1' });
    expect(taskOf(play).claimed).not.toBeNull();
    expect(kindOf(() => play.give({ do: 'claim', task: ref, user: 'u2' }))).toBe('claimed');

    play.give({ do: 'claim', task: ref, user: null });
    play.give({ do: 'claim', task: ref, user: 'u2' });
    expect(taskOf(play)).toMatchObject({ assignee: 'u2' });
  });

  it('that is delegated comes back to its owner, who completes it', async () => {
    const play = await started();
    const { ref } = taskOf(play);

    play.give({ do: 'delegate', task: ref, user: 'wang' });
    expect(taskOf(play)).toMatchObject({ assignee: 'wang', owner: 'li', delegation: 'pending' });
    expect(kindOf(() => play.give({ do: 'complete', task: ref }))).toBe('delegated');

    play.give({ do: 'resolve', task: ref, variables: { advice: 'fine' } });
    expect(taskOf(play)).toMatchObject({ assignee: 'li', delegation: 'resolved' });
    expect(kindOf(() => play.give({ do: 'resolve', task: ref }))).toBe('delegated');

    const { endedTasks } = play.give({ do: 'complete', task: ref });
    expect(endedTasks).toMatchObject([{ task: { ref, owner: 'li' }, completed: true, reason: null }]);
    expect(taskOf(play)).toMatchObject({ key: 'fix', assignee: 'zhang' });
    expect(play.state?.instances[0]?.variables).toMatchObject({ advice: 'fine' });
  });

  it('that is gone is refused, and so is every command after the end', async () => {
    const play = await started();
    const { ref } = taskOf(play);

    play.give({ do: 'assign', task: ref, user: 'wang' });
    play.give({ do: 'complete', task: ref });
    expect(kindOf(() => play.give({ do: 'complete', task: ref }))).toBe('missing');
    const { endedInstances } = play.give({ do: 'complete', task: taskOf(play).ref });
    expect(endedInstances).toMatchObject([{ definition: 'p', end: { activity: 'e', reason: null } }]);
    expect(kindOf(() => play.give({ do: 'variables', variables: {} }))).toBe('ended');
  });

  it('ends with the reason of who ends its process', async () => {
    const play = await started();

    const { endedTasks, closed } = play.give({ do: 'end', reason: '主动取消' });

    expect(endedTasks).toMatchObject([{ completed: false, reason: '主动取消' }]);
    expect(closed).toMatchObject([{ reason: '主动取消' }]);
    expect(play.state).toMatchObject({ tokens: [], tasks: [], end: { activity: null, reason: '主动取消' } });
  });
});

it('refuses a suspended process everything but to go on or to end', async () => {
  const play = await started();
  const { ref } = taskOf(play);

  play.give({ do: 'suspend' });
  expect(kindOf(() => play.give({ do: 'complete', task: ref }))).toBe('suspended');
  expect(kindOf(() => play.give({ do: 'suspend' }))).toBe('suspended');
  play.give({ do: 'activate' });
  expect(kindOf(() => play.give({ do: 'activate' }))).toBe('suspended');
  play.give({ do: 'suspend' });
  play.give({ do: 'end', reason: 'x' });
  expect(play.state?.end).not.toBeNull();
});

it('passes a task by that is skipped, and asks nobody who could do it', async () => {
  const play = await ScenarioPlay.of(
    oneProcess(
      '<startEvent id="s"/>',
      '<userTask id="a" flowable:assignee="${nobody}" flowable:skipExpression="${skip}"/>',
      '<endEvent id="e"/>',
      flowsXml('s>a>e'),
    ),
  );

  const steps = play.play({ start: { variables: { skip: true, _FLOWABLE_SKIP_EXPRESSION_ENABLED: true } }, commands: [] });

  expect(steps).toMatchObject([{ ok: true, ended: true, endActivity: 'e' }]);
  expect(play.history()[2]).toMatchObject({ activityId: 'a', task: true, assignee: null, end: 0 });
});
