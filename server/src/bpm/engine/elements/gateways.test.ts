import { flowsXml, oneProcess } from '@zhilv/testing/process/process-xml';
import { refusalOf } from '@zhilv/testing/process/refusal-of';
import { ScenarioPlay } from '@zhilv/testing/process/scenario-play';
import { describe, expect, it } from 'vitest';

const ids = (tag: string, ...names: readonly string[]) => names.map((name) => `<${tag} id="${name}"/>`).join('');

async function activeAfter(xml: string, variables: Readonly<Record<string, unknown>>, ...tasks: readonly string[]) {
  const play = await ScenarioPlay.of(xml);
  let step = play.start({ variables });
  for (const task of tasks) step = play.do({ do: 'complete', task });
  const { ok, active, waitingAtJoin, ended } = step;
  return ended === true ? 'ended' : { ok, active, waitingAtJoin };
}

describe('an exclusive gateway', () => {
  const xml = oneProcess(
    ids('startEvent', 's'),
    '<userTask id="t"/><exclusiveGateway id="x" default="x-c"/>',
    ids('userTask', 'a', 'b', 'c'),
    flowsXml('s>t>x', 'x>c', 'x>a ${n > 2}', 'x>b ${n > 1}'),
  );

  it('takes the first flow that holds, else the default one', async () => {
    expect(await activeAfter(xml, { n: 3 }, 't')).toMatchObject({ active: ['a'] });
    expect(await activeAfter(xml, { n: 2 }, 't')).toMatchObject({ active: ['b'] });
    expect(await activeAfter(xml, { n: 1 }, 't')).toMatchObject({ active: ['c'] });
  });

  it('refuses what is neither true nor false, and says where', async () => {
    const play = await ScenarioPlay.of(xml.replace('${n &gt; 2}', '${n}'));
    play.start({ variables: { n: 'true' } });
    const before = play.state;

    const refusal = refusalOf(() => play.give({ do: 'complete', task: before?.tasks[0]?.ref ?? 0 }));
    expect(refusal).toMatchObject({ kind: 'expression', element: 'x' });
    expect(refusal?.message).toBe('节点「x」的表达式无法求值：条件的结果应为真或假，而不是「true」');
    expect(play.state).toBe(before);
  });

  it('without a way out refuses the command', async () => {
    const play = await ScenarioPlay.of(xml.replace(' default="x-c"', ' name="金额"').replace(flowsXml('x>c'), ''));
    play.start({ variables: { n: 0 } });

    expect(refusalOf(() => play.give({ do: 'complete', task: play.state?.tasks[0]?.ref ?? 0 }))).toMatchObject({
      kind: 'no-path',
      message: '没有一条从「金额」流出的连线满足条件',
    });
  });
});

describe('a parallel gateway', () => {
  it('waits for as many tokens as flows lead to it, and asks no conditions', async () => {
    const xml = oneProcess(
      ids('startEvent', 's'),
      ids('parallelGateway', 'p1', 'p2'),
      ids('userTask', 'a', 'b', 'c'),
      flowsXml('s>p1', 'p1>a ${no}', 'p1>b', 'a>p2', 'b>p2', 'p2>c'),
    );

    expect(await activeAfter(xml, {})).toMatchObject({ active: ['a', 'b'] });
    expect(await activeAfter(xml, {}, 'a')).toMatchObject({ active: ['b'], waitingAtJoin: ['p2'] });
    expect(await activeAfter(xml, {}, 'a', 'b')).toMatchObject({ active: ['c'], waitingAtJoin: [] });
  });

  it('counts in its own scope only', async () => {
    const xml = oneProcess(
      ids('startEvent', 's'),
      `<subProcess id="sp"><multiInstanceLoopCharacteristics><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics>${ids('startEvent', 's2')}${ids('parallelGateway', 'p1', 'p2')}${ids('userTask', 'a', 'b', 'c')}${flowsXml('s2>p1>a>p2>c', 'p1>b>p2')}</subProcess>`,
      flowsXml('s>sp'),
    );

    expect(await activeAfter(xml, {}, 'a', 'a')).toMatchObject({ active: ['b', 'b'], waitingAtJoin: ['p2', 'p2'] });
    expect(await activeAfter(xml, {}, 'a', 'a', 'b')).toMatchObject({ active: ['b', 'c'], waitingAtJoin: ['p2'] });
  });
});

describe('an inclusive gateway', () => {
  const xml = oneProcess(
    ids('startEvent', 's'),
    '<inclusiveGateway id="i1"/><inclusiveGateway id="i2"/>',
    ids('userTask', 'a', 'b', 'c'),
    ids('endEvent', 'e'),
    '<exclusiveGateway id="x" default="x-i2"/>',
    flowsXml('s>i1', 'i1>a ${n > 0}', 'i1>b ${n > 1}', 'a>i2', 'b>x', 'x>i2', 'x>e ${stop}', 'i2>c'),
  );

  it('waits for those that can still come', async () => {
    expect(await activeAfter(xml, { n: 1, stop: false }, 'a')).toMatchObject({ active: ['c'] });
    expect(await activeAfter(xml, { n: 2, stop: false }, 'a')).toMatchObject({ active: ['b'], waitingAtJoin: ['i2'] });
    expect(await activeAfter(xml, { n: 2, stop: false }, 'a', 'b')).toMatchObject({ active: ['c'] });
  });

  it('goes on when the last of them takes another way', async () => {
    expect(await activeAfter(xml, { n: 2, stop: true }, 'a', 'b')).toMatchObject({ active: ['c'], waitingAtJoin: [] });
  });

  it('goes on when an event in a sub-process below it ends there', async () => {
    const nested = oneProcess(
      ids('startEvent', 's'),
      ids('inclusiveGateway', 'i1', 'i2'),
      ids('userTask', 'a', 'c'),
      `<subProcess id="sp">${ids('startEvent', 's2')}${ids('userTask', 'u')}${flowsXml('s2>u')}</subProcess>`,
      flowsXml('s>i1>a>i2>c', 'i1>sp>i2'),
    );

    expect(await activeAfter(nested, {}, 'a')).toMatchObject({ active: ['u'], waitingAtJoin: ['i2'] });
    expect(await activeAfter(nested, {}, 'a', 'u')).toMatchObject({ active: ['c'] });
  });
});

it('a task takes every flow that holds, and all at once', async () => {
  const xml = oneProcess(
    ids('startEvent', 's'),
    ids('userTask', 't', 'a', 'b', 'c'),
    flowsXml('s>t', 't>a ${n > 1}', 't>b ${n > 2}', 't>c'),
  );

  expect(await activeAfter(xml, { n: 3 }, 't')).toMatchObject({ active: ['a', 'b', 'c'] });
  expect(await activeAfter(xml, { n: 0 }, 't')).toMatchObject({ active: ['c'] });
});

it('the first event after an event gateway takes the others away', async () => {
  const wait = (id: string, hours: number) =>
    `<intermediateCatchEvent id="${id}"><timerEventDefinition><timeDuration>PT${hours}H</timeDuration></timerEventDefinition></intermediateCatchEvent>`;
  const play = await ScenarioPlay.of(
    oneProcess(
      ids('startEvent', 's'),
      ids('parallelGateway', 'f'),
      ids('eventBasedGateway', 'g', 'h'),
      wait('w1', 1) + wait('w2', 2) + wait('w3', 3) + wait('w4', 4),
      ids('userTask', 'a', 'b'),
      flowsXml('s>f>g>w1>a', 'f>h>w3>b', 'g>w2>b', 'h>w4>a'),
    ),
  );

  expect(play.start({ variables: {} })).toMatchObject({ active: ['w1', 'w2', 'w3', 'w4'] });
  expect(play.do({ do: 'advance', by: 'PT1H' })).toMatchObject({ active: ['a', 'w3', 'w4'] });
  expect(play.history().find(({ activityId }) => activityId === 'w2')).toMatchObject({
    deleteReason: 'event based gateway cancel',
  });
});
