import { documentXml, flowsXml, oneProcess, processXml } from '@zhilv/testing/process/process-xml';
import { refusalOf } from '@zhilv/testing/process/refusal-of';
import { ScenarioPlay } from '@zhilv/testing/process/scenario-play';
import { describe, expect, it } from 'vitest';

const ends = '<endEvent id="e"/><endEvent id="e2"/>';
const timer = (duration: string) => `<timerEventDefinition><timeDuration>${duration}</timeDuration></timerEventDefinition>`;
const boundary = (id: string, host: string, interrupts: boolean, event: string) =>
  `<boundaryEvent id="${id}" attachedToRef="${host}" cancelActivity="${interrupts}">${event}</boundaryEvent>`;

describe('an event at the edge of an activity', () => {
  const late = oneProcess(
    '<startEvent id="s"/><userTask id="a"/><userTask id="b"/><userTask id="c"/>',
    boundary('remind', 'a', false, timer('PT1H')),
    boundary('late', 'a', true, timer('PT2H')),
    ends,
    flowsXml('s>a>e', 'remind>b>e2', 'late>c>e2'),
  );

  it('happens beside the activity, or instead of it', async () => {
    const play = await ScenarioPlay.of(late);
    play.start({ variables: {} });

    expect(play.do({ do: 'advance', by: 'PT1H' })).toMatchObject({ active: ['a', 'b'] });
    expect(play.do({ do: 'advance', by: 'PT1H' })).toMatchObject({ active: ['b', 'c'], timers: [] });
    expect(play.history().filter(({ activityId }) => ['a', 'remind', 'late'].includes(activityId))).toMatchObject([
      { activityId: 'a', end: 7200, deleteReason: 'boundary event (late)' },
      { activityId: 'remind', end: 3600 },
      { activityId: 'late', end: 7200 },
      { activityId: 'remind', start: 3600, end: 7200, deleteReason: 'boundary event (late)' },
    ]);
  });

  it('is gone once the activity is done', async () => {
    const play = await ScenarioPlay.of(late);
    play.start({ variables: {} });

    expect(play.do({ do: 'complete', task: 'a' })).toMatchObject({ ended: true, endActivity: 'e', timers: [] });
  });

  it('cannot be fired before its time, or twice', async () => {
    const play = await ScenarioPlay.of(late);
    play.start({ variables: {} });
    const timers = play.state?.timers.map(({ ref }) => ref) ?? [];

    expect(refusalOf(() => play.give({ do: 'timer', timer: timers[0] ?? 0 }))?.kind).toBe('missing');
    play.do({ do: 'advance', by: 'PT3H' });
    expect(refusalOf(() => play.give({ do: 'timer', timer: timers[0] ?? 0 }))?.kind).toBe('missing');
  });
});

describe('an error', () => {
  const error = (code: string) => `<error id="E_${code}" errorCode="${code}"/>`;
  const caller = (...caught: readonly string[]) =>
    documentXml(
      error('E1'),
      error('E2'),
      processXml(
        'p',
        '<startEvent id="s"/><callActivity id="ca" calledElement="child"/><userTask id="fix"/><userTask id="any"/>',
        ...caught,
        ends,
        flowsXml('s>ca>e'),
      ),
      processXml(
        'child',
        '<startEvent id="cs"/><userTask id="cu"/><endEvent id="bad"><errorEventDefinition errorRef="E_E1"/></endEvent>',
        flowsXml('cs>cu>bad'),
      ),
    );
  const edge = (id: string, code: string) => boundary(id, 'ca', true, `<errorEventDefinition${code}/>`);

  it('is caught by who has called, by its code first, and ends what was called', async () => {
    const play = await ScenarioPlay.of(
      caller(
        edge('all', ''),
        edge('one', ' errorRef="E_E1"'),
        edge('other', ' errorRef="E_E2"'),
        flowsXml('one>fix>e2', 'all>any>e2'),
      ),
    );
    play.start({ variables: {} });

    expect(play.do({ do: 'complete', task: 'cu' })).toMatchObject({ active: ['fix'], ok: true });
    expect(play.state?.instances).toHaveLength(1);
  });

  it('of another code is caught by who takes any', async () => {
    const play = await ScenarioPlay.of(
      caller(edge('all', ''), edge('other', ' errorRef="E_E2"'), flowsXml('other>fix>e2', 'all>any>e2')),
    );
    play.start({ variables: {} });

    expect(play.do({ do: 'complete', task: 'cu' })).toMatchObject({ active: ['any'] });
  });

  it('that nobody catches refuses the command', async () => {
    const play = await ScenarioPlay.of(caller(edge('other', ' errorRef="E_E2"'), flowsXml('other>fix>e2')));
    play.start({ variables: {} });
    const [task] = play.state?.tasks ?? [];

    expect(refusalOf(() => play.give({ do: 'complete', task: task?.ref ?? 0 }))).toMatchObject({
      kind: 'uncaught',
      element: 'bad',
    });
    expect(play.state?.tasks).toEqual([task]);
  });
});

describe('an event sub-process', () => {
  const withNote = (interrupts: boolean) =>
    documentXml(
      '<message id="M" name="note"/>',
      processXml(
        'p',
        '<startEvent id="s"/><userTask id="a"/><endEvent id="e"/>',
        `<subProcess id="es" triggeredByEvent="true"><startEvent id="s2" isInterrupting="${interrupts}"><messageEventDefinition messageRef="M"/></startEvent><userTask id="read"/><endEvent id="e2"/>${flowsXml('s2>read>e2')}</subProcess>`,
        flowsXml('s>a>e'),
      ),
    );

  it('that interrupts takes the place of all else', async () => {
    const play = await ScenarioPlay.of(withNote(true));
    play.start({ variables: {} });

    expect(play.do({ do: 'message', name: 'note', variables: { by: 'zhang' } })).toMatchObject({
      active: ['read'],
      subscriptions: [],
      variables: { by: 'zhang' },
    });
    expect(play.do({ do: 'complete', task: 'read' })).toMatchObject({ ended: true, endActivity: 'es' });
    expect(play.history()[2]).toMatchObject({ activityId: 'a', deleteReason: 'event subprocess(s2)' });
  });

  it('beside it can start again and again, until the rest is done', async () => {
    const play = await ScenarioPlay.of(withNote(false));
    play.start({ variables: {} });
    play.do({ do: 'message', name: 'note' });
    play.do({ do: 'message', name: 'note' });

    expect(play.do({ do: 'complete', task: 'a' })).toMatchObject({ active: ['read', 'read'], subscriptions: [] });
  });
});

describe('a signal', () => {
  const thrower = (scope: string) =>
    documentXml(
      `<signal id="S" name="\${what}" ${scope}/>`,
      processXml(
        'p',
        '<startEvent id="s"/><parallelGateway id="g"/><userTask id="a"/><intermediateThrowEvent id="t"><signalEventDefinition signalRef="S"/></intermediateThrowEvent>',
        '<intermediateCatchEvent id="c"><signalEventDefinition signalRef="S"/></intermediateCatchEvent><userTask id="b"/>',
        flowsXml('s>g>a>t', 'g>c>b'),
      ),
    );

  it('reaches what waits in the same root at once, and is given away for others', async () => {
    const play = await ScenarioPlay.of(thrower(''));
    play.start({ variables: { what: 'ping' } });
    const { signals } = play.give({ do: 'complete', task: play.state?.tasks[0]?.ref ?? 0 });

    expect(signals).toEqual([{ name: 'ping' }]);
    expect(play.state?.tasks).toMatchObject([{ key: 'b' }]);
  });

  it('with a name that is too long to be kept is refused', async () => {
    const play = await ScenarioPlay.of(thrower(''));

    expect(refusalOf(() => play.give({ do: 'start', definition: 'p', variables: { what: 'x'.repeat(256) } }))).toMatchObject({
      kind: 'expression',
      element: 'c',
    });
  });

  it('of the process alone goes nowhere else', async () => {
    const play = await ScenarioPlay.of(thrower('flowable:scope="processInstance"'));
    play.start({ variables: { what: 'ping' } });

    expect(play.give({ do: 'complete', task: play.state?.tasks[0]?.ref ?? 0 }).signals).toEqual([]);
    expect(play.state?.tasks).toMatchObject([{ key: 'b' }]);
  });

  it('that is thrown twice at once reaches what waits once', async () => {
    const signal = '<signalEventDefinition signalRef="S"/>';
    const xml = documentXml(
      '<signal id="S" name="ping"/>',
      processXml(
        'p',
        '<startEvent id="s"/><parallelGateway id="g"/><userTask id="a"/><parallelGateway id="h"/>',
        `<intermediateThrowEvent id="t">${signal}</intermediateThrowEvent><intermediateThrowEvent id="u">${signal}</intermediateThrowEvent>`,
        `<intermediateCatchEvent id="c">${signal}</intermediateCatchEvent><userTask id="b"/>`,
        flowsXml('s>g>a>h>t', 'h>u', 'g>c>b'),
      ),
    );
    const play = await ScenarioPlay.of(xml);
    play.start({ variables: {} });

    expect(play.do({ do: 'complete', task: 'a' })).toMatchObject({ active: ['b'] });
    expect(play.history().filter(({ activityId }) => activityId === 'b')).toHaveLength(1);
  });

  it('from elsewhere that nobody waits for is none to complain of', async () => {
    const play = await ScenarioPlay.of(thrower(''));
    play.start({ variables: { what: 'ping' } });

    expect(play.do({ do: 'signal', name: 'other' })).toMatchObject({ ok: true, active: ['a', 'c'] });
    expect(play.do({ do: 'signal', name: 'ping', variables: { n: 1 } })).toMatchObject({
      active: ['a', 'b'],
      variables: { n: 1 },
    });
  });
});

it('an escalation goes on with its thrower unless it interrupts', async () => {
  const escalating = (interrupts: boolean) =>
    documentXml(
      '<escalation id="X" escalationCode="X1"/>',
      processXml(
        'p',
        `<startEvent id="s"/><subProcess id="sp"><startEvent id="s2"/><userTask id="u"/><intermediateThrowEvent id="t"><escalationEventDefinition escalationRef="X"/></intermediateThrowEvent><userTask id="v"/>${flowsXml('s2>u>t>v')}</subProcess>`,
        boundary('be', 'sp', interrupts, '<escalationEventDefinition escalationRef="X"/>'),
        '<userTask id="boss"/>',
        flowsXml('s>sp', 'be>boss'),
      ),
    );
  const active = async (interrupts: boolean) => {
    const play = await ScenarioPlay.of(escalating(interrupts));
    play.start({ variables: {} });
    return play.do({ do: 'complete', task: 'u' }).active;
  };

  expect(await active(false)).toEqual(['boss', 'v']);
  expect(await active(true)).toEqual(['boss']);
});

it('goes on from a receive task when it is triggered', async () => {
  const play = await ScenarioPlay.of(
    oneProcess('<startEvent id="s"/><receiveTask id="r"/><endEvent id="e"/>', flowsXml('s>r>e')),
  );
  play.start({ variables: {} });

  expect(play.do({ do: 'trigger', activity: 'other' })).toMatchObject({ ok: false, active: ['r'] });
  expect(play.do({ do: 'trigger', activity: 'r' })).toMatchObject({ ended: true });
});
