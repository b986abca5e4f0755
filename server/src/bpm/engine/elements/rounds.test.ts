import { flowsXml, oneProcess } from '@zhilv/testing/process/process-xml';
import { refusalOf } from '@zhilv/testing/process/refusal-of';
import { ScenarioPlay } from '@zhilv/testing/process/scenario-play';
import { describe, expect, it } from 'vitest';

const round = (attributes: string, content = '') =>
  oneProcess(
    '<startEvent id="s"/>',
    `<userTask id="a" flowable:assignee="\${who}"><multiInstanceLoopCharacteristics flowable:collection="people" flowable:elementVariable="who" ${attributes}>${content}</multiInstanceLoopCharacteristics></userTask>`,
    '<userTask id="b"/><endEvent id="e"/>',
    flowsXml('s>a>b>e'),
  );

async function started(xml: string, people: unknown): Promise<ScenarioPlay> {
  const play = await ScenarioPlay.of(xml);
  play.give({ do: 'start', definition: 'p', variables: { people } });
  return play;
}

const taskOf = (play: ScenarioPlay, assignee: string) => play.state?.tasks.find((task) => task.assignee === assignee)?.ref ?? 0;
const assignees = (play: ScenarioPlay) => play.state?.tasks.map(({ assignee }) => assignee);

describe('a round', () => {
  it('at once asks all, and ends when its condition holds', async () => {
    const play = await started(
      round('', '<completionCondition>${nrOfCompletedInstances / nrOfInstances >= 0.5}</completionCondition>'),
      ['u1', 'u2', 'u3', 'u4'],
    );

    expect(play.do({ do: 'complete', task: 'a', assignee: 'u3' })).toMatchObject({ active: ['a', 'a', 'a'] });
    expect(play.do({ do: 'complete', task: 'a', assignee: 'u1' })).toMatchObject({ active: ['b'], loops: [] });
    expect(play.history().filter(({ deleteReason }) => deleteReason === 'MI_END')).toMatchObject([
      { assignee: 'u2' },
      { assignee: 'u4' },
    ]);
  });

  it('one after the other reads the list at each turn', async () => {
    const play = await started(round('isSequential="true"'), ['u1', 'u2', 'u3']);
    expect(assignees(play)).toEqual(['u1']);

    play.do({ do: 'variables', variables: { people: ['x', 'y', 'z'] } });
    play.do({ do: 'complete', task: 'a', assignee: 'u1' });
    expect(assignees(play)).toEqual(['y']);

    play.do({ do: 'variables', variables: { people: ['x'] } });
    expect(play.do({ do: 'complete', task: 'a' })).toMatchObject({ ok: false, active: ['a'] });
  });

  it('takes a member in, and the threshold moves with it', async () => {
    const play = await started(
      round('', '<completionCondition>${nrOfCompletedInstances / nrOfInstances >= 0.5}</completionCondition>'),
      ['u1', 'u2'],
    );

    play.give({ do: 'addInstance', activity: 'a', variables: { who: 'u3' } });
    expect(play.do({ do: 'complete', task: 'a', assignee: 'u3' })).toMatchObject({ active: ['a', 'a'] });
    expect(play.do({ do: 'complete', task: 'a', assignee: 'u1' })).toMatchObject({ active: ['b'] });
  });

  it('lets a member go, and ends when nobody is left', async () => {
    const play = await started(round(''), ['u1', 'u2', 'u3']);

    play.give({ do: 'removeInstance', task: taskOf(play, 'u2') });
    expect(assignees(play)).toEqual(['u1', 'u3']);
    play.do({ do: 'complete', task: 'a', assignee: 'u1' });
    expect(play.give({ do: 'removeInstance', task: taskOf(play, 'u3') }).endedTasks).toMatchObject([
      { completed: false, reason: 'Delete MI execution' },
    ]);
    expect(play.state?.tasks).toMatchObject([{ key: 'b' }]);
  });

  it('goes to the next when the one whose turn it is goes', async () => {
    const play = await started(round('isSequential="true"'), ['u1', 'u2', 'u3']);

    play.give({ do: 'removeInstance', task: taskOf(play, 'u1'), completed: true });
    expect(assignees(play)).toEqual(['u2']);
    play.give({ do: 'removeInstance', task: taskOf(play, 'u2') });
    expect(assignees(play)).toEqual(['u3']);
    play.do({ do: 'complete', task: 'a' });
    expect(play.state?.tasks).toMatchObject([{ key: 'b' }]);
  });

  it('of nobody is passed by', async () => {
    const play = await started(round(''), []);

    expect(play.state?.tasks).toMatchObject([{ key: 'b' }]);
    expect(play.history().map(({ activityId }) => activityId)).toEqual(['s', 's-a', 'a-b', 'b']);
  });

  it('refuses a list that is none, and members where there is no round', async () => {
    await expect(started(round(''), 'u1')).rejects.toThrow('多实例集合「people」没有设置，或者不是列表');
    await expect(started(round('', '<loopCardinality>${people}</loopCardinality>'), -1)).rejects.toThrow('不是自然数');

    const play = await started(round(''), []);
    expect(refusalOf(() => play.give({ do: 'addInstance', activity: 'a' }))?.kind).toBe('missing');
    expect(refusalOf(() => play.give({ do: 'removeInstance', task: play.state?.tasks[0]?.ref ?? 0 }))?.kind).toBe('missing');
  });

  it('hides its counters from who answers', async () => {
    const play = await started(
      round('', '<completionCondition>${nrOfCompletedInstances == nrOfInstances}</completionCondition>'),
      ['u1', 'u2'],
    );

    play.do({ do: 'complete', task: 'a', variables: { nrOfCompletedInstances: 2, who: 'mine' } });
    expect(play.state?.tasks).toMatchObject([{ key: 'a', assignee: 'u2' }]);
  });
});
