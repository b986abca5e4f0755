import { documentXml, flowsXml, oneProcess, processXml } from '@zhilv/testing/process/process-xml';
import { refusalOf } from '@zhilv/testing/process/refusal-of';
import { ScenarioPlay } from '@zhilv/testing/process/scenario-play';
import { describe, expect, it } from 'vitest';

const BRANCHES = oneProcess(
  '<startEvent id="s"/><userTask id="a"/><parallelGateway id="p1"/><userTask id="b"/><userTask id="c"/><parallelGateway id="p2"/><userTask id="d"/><endEvent id="e"/>',
  flowsXml('s>a>p1>b>p2>d>e', 'p1>c>p2'),
);

async function played(xml: string, ...tasks: readonly string[]): Promise<ScenarioPlay> {
  const play = await ScenarioPlay.of(xml, { cleanJoins: true });
  play.start({ variables: {} });
  for (const task of tasks) play.do({ do: 'complete', task });
  return play;
}

/** Moves, a second later, from elements or from tokens by their numbers. */
function sendBack(play: ScenarioPlay, from: readonly (string | number)[], to: string) {
  play.at += 1;
  play.give({ do: 'move', from, to, cleanJoins: true });
  return play.now();
}

describe('sending back', () => {
  it('takes both branches, and what waits at their join for the other', async () => {
    const play = await played(BRANCHES, 'a', 'b');

    expect(sendBack(play, ['c'], 'a')).toMatchObject({ active: ['a'], waitingAtJoin: [] });
    for (const task of ['a', 'b', 'c']) play.do({ do: 'complete', task });
    expect(play.do({ do: 'complete', task: 'd' })).toMatchObject({ ended: true, endActivity: 'e' });
  });

  it('within a branch leaves what another branch has brought to the join', async () => {
    const xml = oneProcess(
      '<startEvent id="s"/><parallelGateway id="p1"/><userTask id="a"/><userTask id="b"/><userTask id="c"/><parallelGateway id="p2"/><endEvent id="e"/>',
      flowsXml('s>p1>a>b>p2>e', 'p1>c>p2'),
    );
    const play = await played(xml, 'c', 'a');

    expect(sendBack(play, ['b'], 'a')).toMatchObject({ active: ['a'], waitingAtJoin: ['p2'] });
    play.do({ do: 'complete', task: 'a' });
    expect(play.do({ do: 'complete', task: 'b' })).toMatchObject({ ended: true });
  });

  it('out of a sub-process ends that, and into it begins it anew', async () => {
    const xml = oneProcess(
      '<startEvent id="s"/><userTask id="a"/>',
      `<subProcess id="sp"><startEvent id="s2"/><userTask id="u"/><userTask id="v"/>${flowsXml('s2>u>v')}</subProcess>`,
      '<boundaryEvent id="t" attachedToRef="sp"><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></boundaryEvent>',
      '<userTask id="b"/>',
      flowsXml('s>a>sp>b', 't>b'),
    );
    const play = await played(xml, 'a', 'u');

    expect(sendBack(play, ['v'], 'a')).toMatchObject({ active: ['a'], timers: [] });
    for (const task of ['a', 'u', 'v']) play.do({ do: 'complete', task });
    expect(sendBack(play, ['b'], 'v')).toMatchObject({ active: ['v'], timers: [['t', 3600 + play.at]] });
    expect(play.do({ do: 'complete', task: 'v' })).toMatchObject({ active: ['b'], timers: [] });
    expect(play.history().filter(({ activityId }) => activityId === 'sp')).toMatchObject([
      { deleteReason: 'Change activity to a' },
      { end: 6 },
      { start: 7, end: 8 },
    ]);
  });

  it('leaves no sub-process behind in which only a join was waiting', async () => {
    const xml = oneProcess(
      '<startEvent id="s"/><userTask id="a"/><parallelGateway id="g"/><userTask id="b"/>',
      `<subProcess id="sp"><startEvent id="s2"/><exclusiveGateway id="x" default="x-u"/><userTask id="u"/><userTask id="v"/><parallelGateway id="p2"/>${flowsXml('s2>x>u>p2', 'x>v ${false}', 'v>p2')}</subProcess>`,
      flowsXml('s>a>g>b', 'g>sp'),
    );
    const play = await played(xml, 'a', 'u');
    expect(play.now()).toMatchObject({ active: ['b'], waitingAtJoin: ['p2'] });

    sendBack(play, ['b'], 'a');

    expect(play.state?.tokens).toMatchObject([{ node: 'a' }]);
    expect(play.history().find(({ activityId }) => activityId === 'sp')).toMatchObject({ end: play.at });
  });

  it('takes a round as a whole', async () => {
    const xml = oneProcess(
      '<startEvent id="s"/><userTask id="a"/><userTask id="m"><multiInstanceLoopCharacteristics><loopCardinality>3</loopCardinality></multiInstanceLoopCharacteristics></userTask>',
      flowsXml('s>a>m'),
    );
    const play = await played(xml, 'a', 'm');

    expect(sendBack(play, ['m'], 'a')).toMatchObject({ active: ['a'], loops: [] });
    expect(play.do({ do: 'complete', task: 'a' })).toMatchObject({ active: ['m', 'm', 'm'] });
  });

  it('takes all instances of a sub-process, and lets its round go when one of them is left', async () => {
    const xml = oneProcess(
      '<startEvent id="s"/><userTask id="a"/>',
      `<subProcess id="sp"><multiInstanceLoopCharacteristics><loopCardinality>3</loopCardinality></multiInstanceLoopCharacteristics><startEvent id="s2"/><userTask id="u"/>${flowsXml('s2>u')}</subProcess>`,
      '<userTask id="b"/>',
      flowsXml('s>a>sp>b'),
    );
    const whole = await played(xml, 'a', 'u');
    expect(sendBack(whole, ['sp'], 'a')).toMatchObject({ active: ['a'], loops: [] });

    const one = await played(xml, 'a');
    expect(one.do({ do: 'sendBack', from: ['u'], to: 'a' })).toMatchObject({
      active: ['a', 'u', 'u'],
      loops: [{ nrOfInstances: 2, nrOfActiveInstances: 2 }],
    });
    one.do({ do: 'complete', task: 'u' });
    expect(one.do({ do: 'complete', task: 'u' })).toMatchObject({ active: ['a', 'b'], loops: [] });
  });

  it('within one instance of a sub-process leaves the others alone, joins too', async () => {
    const xml = oneProcess(
      '<startEvent id="s"/>',
      `<subProcess id="sp"><multiInstanceLoopCharacteristics><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics><startEvent id="s2"/><userTask id="a"/><parallelGateway id="p1"/><userTask id="b"/><userTask id="c"/><parallelGateway id="p2"/>${flowsXml('s2>a>p1>b>p2', 'p1>c>p2')}</subProcess>`,
      flowsXml('s>sp'),
    );
    const play = await played(xml, 'a', 'a', 'b', 'b');
    expect(play.now()).toMatchObject({ active: ['c', 'c'], waitingAtJoin: ['p2', 'p2'] });

    const [first] = play.state?.tasks ?? [];
    expect(sendBack(play, [first?.token ?? 0], 'a')).toMatchObject({ active: ['a', 'c'], waitingAtJoin: ['p2'] });
    play.do({ do: 'complete', task: 'c' });
    for (const task of ['a', 'b']) play.do({ do: 'complete', task });
    expect(play.do({ do: 'complete', task: 'c' })).toMatchObject({ ended: true });
  });

  it('ends what was called, and within it goes back alone', async () => {
    const xml = documentXml(
      processXml('p', '<startEvent id="s"/><userTask id="a"/><callActivity id="ca" calledElement="q"/>', flowsXml('s>a>ca')),
      processXml('q', '<startEvent id="qs"/><userTask id="q1"/><userTask id="q2"/>', flowsXml('qs>q1>q2')),
    );
    const play = await played(xml, 'a', 'q1');
    const called = play.state?.instances[1]?.ref ?? 0;

    play.give({ do: 'move', from: ['q2'], to: 'q1', instance: called });
    expect(play.state?.tasks).toMatchObject([{ key: 'q1', instance: called }]);
    expect(play.do({ do: 'sendBack', from: ['ca'], to: 'a' })).toMatchObject({ active: ['a'] });
    expect(play.state?.instances).toHaveLength(1);
  });
});

it('jumps to several at once, also to the end', async () => {
  const play = await played(BRANCHES);

  expect(play.do({ do: 'jump', from: 'a', to: ['b', 'c'] })).toMatchObject({ active: ['b', 'c'] });
  play.do({ do: 'complete', task: 'b' });
  expect(play.do({ do: 'jump', from: 'c', to: ['e'] })).toMatchObject({ active: [], waitingAtJoin: ['p2'], ended: false });
});

it('refuses to move from where nothing is, and to where nothing can be', async () => {
  const play = await played(BRANCHES, 'a', 'b');
  const before = play.state;
  const moves = [
    { from: ['a'], to: 'd' },
    { from: ['p2'], to: 'a' },
    { from: [], to: 'a' },
    { from: ['c'], to: 'nowhere' },
    { from: ['c'], to: '__proto__' },
    { from: ['c'], to: 's' },
    { from: ['c', 'c'], to: 'a' },
  ];

  for (const move of moves) expect(refusalOf(() => play.give({ do: 'move', ...move }))?.kind).toBe('missing');
  expect(refusalOf(() => play.give({ do: 'move', from: ['c'], to: 'a', instance: 99 }))?.kind).toBe('missing');
  expect(play.state).toBe(before);
});
