import { documentXml, flowsXml, oneProcess, processXml } from '@zhilv/testing/process/process-xml';
import { refusalOf } from '@zhilv/testing/process/refusal-of';
import { ScenarioPlay } from '@zhilv/testing/process/scenario-play';
import { describe, expect, it } from 'vitest';

const start = '<startEvent id="s"/>';
const gateway = (kind: 'parallel' | 'inclusive' | 'exclusive', id: string) => `<${kind}Gateway id="${id}"/>`;

async function refusalOfStart(xml: string, variables: Readonly<Record<string, unknown>> = {}) {
  const play = await ScenarioPlay.of(xml);
  return refusalOf(() => play.give({ do: 'start', definition: 'p', variables }));
}

describe('a process that would go on without end', () => {
  it('in a circle is refused', async () => {
    const circle = oneProcess(start, gateway('exclusive', 'x'), gateway('exclusive', 'y'), flowsXml('s>x>y>x'));

    expect(await refusalOfStart(circle)).toMatchObject({ kind: 'endless' });
  });

  it('with more and more branches is refused', async () => {
    const growing = oneProcess(start, gateway('exclusive', 'x'), gateway('parallel', 'p1'), flowsXml('s>x>p1>x')).replace(
      '</process>',
      '<sequenceFlow id="again" sourceRef="p1" targetRef="x"/></process>',
    );

    expect(await refusalOfStart(growing)).toMatchObject({ kind: 'endless' });
  });

  it('with two tokens that wake each other is refused', async () => {
    const signals = documentXml(
      '<signal id="S" name="go"/>',
      processXml(
        'p',
        start,
        gateway('parallel', 'p1'),
        gateway('exclusive', 'x'),
        gateway('exclusive', 'y'),
        '<intermediateCatchEvent id="c"><signalEventDefinition signalRef="S"/></intermediateCatchEvent>',
        '<intermediateThrowEvent id="t"><signalEventDefinition signalRef="S"/></intermediateThrowEvent>',
        flowsXml('s>p1>x>c>x', 'p1>y>t>y'),
      ),
    );

    expect(await refusalOfStart(signals)).toMatchObject({ kind: 'endless' });
  });

  it('of too many instances, also as a text, is refused before they are made', async () => {
    const round = (cardinality: string) =>
      oneProcess(
        start,
        `<userTask id="a"><multiInstanceLoopCharacteristics><loopCardinality>${cardinality}</loopCardinality></multiInstanceLoopCharacteristics></userTask>`,
        flowsXml('s>a'),
      );

    expect(await refusalOfStart(round('1000000000'))).toMatchObject({ kind: 'endless' });
    expect(await refusalOfStart(round('${n}'), { n: '1000000000' })).toMatchObject({ kind: 'endless' });
    expect(await refusalOfStart(round('${n}'), { n: 1e308 })).toMatchObject({ kind: 'expression' });
    expect(await refusalOfStart(round('${1 / 0}'))).toMatchObject({ kind: 'expression' });
  });

  it('whose expressions do more and more is refused', async () => {
    const doubling = oneProcess(
      start,
      gateway('exclusive', 'x'),
      '<serviceTask id="t" flowable:expression="${a}${a}" flowable:resultVariable="a"/>',
      flowsXml('s>x>t>x'),
    );
    const costly = oneProcess(
      start,
      gateway('exclusive', 'x'),
      '<serviceTask id="t" flowable:expression="${list.contains(7)}" flowable:resultVariable="a"/>',
      flowsXml('s>x>t>x'),
    );

    expect(await refusalOfStart(doubling, { a: 'a' })).toMatchObject({ kind: 'expression' });
    const list = Array.from({ length: 50_000 }, () => 1);
    expect(await refusalOfStart(costly, { list, a: 0 })).toMatchObject({ kind: 'expression' });
  });
});

it('a process that would ask its inclusive gateways again and again is refused in time', { timeout: 10_000 }, async () => {
  // Of each instance one token waits, and the other may still come: it does so in one branch, and in the other it goes away.
  const rounds = (id: string, other: string) =>
    `<subProcess id="${id}"><multiInstanceLoopCharacteristics><loopCardinality>700</loopCardinality></multiInstanceLoopCharacteristics>
      <startEvent id="${id}s"/><inclusiveGateway id="${id}f"/><${other} id="${id}o"/><exclusiveGateway id="${id}x" default="${id}x-${id}e"/>
      <inclusiveGateway id="${id}j"/><endEvent id="${id}e"/><userTask id="${id}t"/>${flowsXml(
        `${id}s>${id}f>${id}j>${id}t`,
        `${id}f>${id}o>${id}x>${id}e`,
        `${id}x>${id}j \${false}`,
      )}</subProcess>`;
  const xml = oneProcess(
    start,
    gateway('parallel', 'g'),
    rounds('a', 'userTask'),
    '<userTask id="then"/>',
    rounds('b', 'manualTask'),
    flowsXml('s>g>a', 'g>then>b'),
  );
  const play = await ScenarioPlay.of(xml);
  expect(play.start({ variables: {} }).tasks).toHaveLength(701);
  const then = play.state?.tasks.find(({ key }) => key === 'then')?.ref ?? 0;

  expect(refusalOf(() => play.give({ do: 'complete', task: then }))).toMatchObject({ kind: 'endless' });
});

it('a process that stands at more and more places is refused at last, however slowly it grows', async () => {
  const reminding = oneProcess(
    start,
    '<userTask id="a"/><boundaryEvent id="b" attachedToRef="a" cancelActivity="false"><timerEventDefinition><timeCycle>R/PT1S</timeCycle></timerEventDefinition></boundaryEvent>',
    '<userTask id="r"><multiInstanceLoopCharacteristics><loopCardinality>4000</loopCardinality></multiInstanceLoopCharacteristics></userTask>',
    flowsXml('s>a', 'b>r'),
  );
  const play = await ScenarioPlay.of(reminding);
  play.start({ variables: {} });
  const remind = () => {
    play.at += 1;
    return refusalOf(() => play.give({ do: 'timer', timer: play.state?.timers[0]?.ref ?? 0 }));
  };

  expect([1, 2, 3, 4].map(() => remind())).toEqual([null, null, null, null]);
  expect(remind()).toMatchObject({ kind: 'endless', element: 'r' });
  expect(play.do({ do: 'complete', task: 'r' })).toMatchObject({ ok: true });
});

describe('a process that keeps itself going', () => {
  const wait = (time: string) =>
    `<intermediateCatchEvent id="w"><timerEventDefinition>${time}</timerEventDefinition></intermediateCatchEvent>`;
  const circle = (element: string, id: string) => oneProcess(start, gateway('exclusive', 'x'), element, flowsXml(`s>x>${id}>x`));
  const past = circle(wait('<timeDate>2020-01-01T00:00:00</timeDate>'), 'w');
  const job = circle('<manualTask id="m" flowable:async="true"/>', 'm');
  const started = async (xml: string) => {
    const play = await ScenarioPlay.of(xml);
    play.start({ variables: {} });
    return play;
  };
  /** Does what is due, often enough to tell that it never ends, and gives why that was refused. */
  const refusalOfMuch = (play: ScenarioPlay, seconds = 0) => {
    for (let turn = 0; turn < 12_000; turn += 1) {
      play.at += seconds;
      const { timers = [], jobs = [] } = play.state ?? {};
      const [timer] = timers;
      const [first] = jobs;
      const refusal = refusalOf(() =>
        play.give(timer === undefined ? { do: 'jobDone', job: first?.ref ?? 0 } : { do: 'timer', timer: timer.ref }),
      );
      if (refusal !== null) return refusal;
    }
    return null;
  };

  it.each([
    ['by a timer whose time is past', past, 'w'],
    ['by a timer without a wait', circle(wait('<timeDuration>PT0S</timeDuration>'), 'w'), 'w'],
    ['by a job', job, 'm'],
  ])('%s is refused at last', async (_how, xml, element) => {
    expect(refusalOfMuch(await started(xml))).toMatchObject({ kind: 'endless', element });
  });

  it('goes on where somebody has it tried again, and where time goes by', async () => {
    const play = await started(job);
    expect(refusalOfMuch(play)).toMatchObject({ kind: 'endless' });
    play.give({ do: 'retry', job: play.state?.jobs[0]?.ref ?? 0 });
    play.give({ do: 'jobDone', job: play.state?.jobs[0]?.ref ?? 0 });

    expect(refusalOfMuch(await started(circle(wait('<timeDuration>PT1S</timeDuration>'), 'w')), 1)).toBeNull();
    expect(refusalOfMuch(await started(job), 1)).toBeNull();
  });

  it('by a time that is past comes after what others wait for', async () => {
    const play = await started(past);

    play.give({ do: 'timer', timer: play.state?.timers[0]?.ref ?? 0 });

    expect(play.now()).toMatchObject({ timers: [['w', play.at]] });
  });
});

it.each([
  ['a called process', '<callActivity id="x" calledElement="q" flowable:inheritVariables="true">', '</callActivity>'],
  [
    'a job',
    '<serviceTask id="x" flowable:class="Mail"><extensionElements><flowable:field name="body" expression="${text}"/></extensionElements>',
    '</serviceTask>',
  ],
  ['a task', `<userTask id="x"><documentation>${'x'.repeat(100_000)}</documentation>`, '</userTask>'],
])('a process that hands too much on, to each of many of %s, is refused', async (_what, opening, closing) => {
  const round = '<multiInstanceLoopCharacteristics><loopCardinality>${n}</loopCardinality></multiInstanceLoopCharacteristics>';
  const play = await ScenarioPlay.of(
    documentXml(
      processXml('p', start, `${opening}${round}${closing}`, flowsXml('s>x')),
      processXml('q', start.replace('"s"', '"qs"'), '<userTask id="u"/>', flowsXml('qs>u')),
    ),
  );
  const begin = (n: number) =>
    refusalOf(() => play.give({ do: 'start', definition: 'p', variables: { n, text: 'x'.repeat(100_000) } }));

  expect(begin(150)).toMatchObject({ kind: 'endless' });
  expect(begin(50)).toBeNull();
});
