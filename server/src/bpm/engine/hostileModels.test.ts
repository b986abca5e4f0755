import { documentXml, flowsXml, oneProcess, processXml } from '@zhilv/testing/process/process-xml';
import { ScenarioPlay } from '@zhilv/testing/process/scenario-play';
import { describe, expect, it } from 'vitest';

const many = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('');

const start = '<startEvent id="s"/>';
const gateway = (kind: 'parallel' | 'inclusive' | 'exclusive', id: string) => `<${kind}Gateway id="${id}"/>`;

describe('a large process', () => {
  const COUNT = 3000;

  it('of many elements is run', async () => {
    const xml = oneProcess(
      start,
      many(COUNT, (index) => `<manualTask id="t${index}"/>`),
      '<userTask id="a"/>',
      flowsXml(`s>${Array.from({ length: COUNT }, (_, index) => `t${index}`).join('>')}>a`),
    );
    const play = await ScenarioPlay.of(xml);

    expect(play.start({ variables: {} })).toMatchObject({ active: ['a'] });
  });

  it.each(['parallel', 'inclusive'] as const)('of many branches between %s gateways is run', async (kind) => {
    const xml = oneProcess(
      start,
      gateway(kind, 'g1'),
      gateway(kind, 'g2'),
      many(COUNT, (index) => `<manualTask id="t${index}"/>`),
      '<userTask id="a"/>',
      flowsXml('s>g1', 'g2>a', ...Array.from({ length: COUNT }, (_, index) => `g1>t${index}>g2`)),
    );
    const play = await ScenarioPlay.of(xml);

    expect(play.start({ variables: {} })).toMatchObject({ active: ['a'], waitingAtJoin: [] });
  });

  it('of a large round is run, and ended at once', async () => {
    const xml = oneProcess(
      start,
      `<userTask id="a"><multiInstanceLoopCharacteristics><loopCardinality>${COUNT}</loopCardinality><completionCondition>\${nrOfCompletedInstances > 0}</completionCondition></multiInstanceLoopCharacteristics></userTask>`,
      '<userTask id="b"/>',
      flowsXml('s>a>b'),
    );
    const play = await ScenarioPlay.of(xml);

    expect(play.start({ variables: {} }).tasks).toHaveLength(COUNT);
    expect(play.do({ do: 'complete', task: 'a' })).toMatchObject({ active: ['b'] });
  });

  it('with many variables that are all set is run', async () => {
    const xml = oneProcess(
      start,
      many(
        COUNT,
        (index) => `<serviceTask id="t${index}" flowable:expression="\${${index}}" flowable:resultVariable="v${index}"/>`,
      ),
      '<userTask id="a"/>',
      flowsXml(`s>${Array.from({ length: COUNT }, (_, index) => `t${index}`).join('>')}>a`),
    );
    const play = await ScenarioPlay.of(xml);
    const variables = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`w${index}`, index]));

    expect(play.start({ variables })).toMatchObject({ active: ['a'] });
    expect(Object.keys(play.state?.instances[0]?.variables ?? {})).toHaveLength(10_000 + COUNT);
  });
});

describe('a name that objects have of themselves', () => {
  const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

  it.each(NAMES)('%s, as a variable, is one like any other', async (name) => {
    const play = await ScenarioPlay.of(
      oneProcess(
        start,
        `<userTask id="a" name="\${vars:exists('${name}')}"/><serviceTask id="t" flowable:expression="\${7}" flowable:resultVariable="${name}"/><userTask id="b" name="\${vars:get('${name}')}"/>`,
        flowsXml('s>a>t>b'),
      ),
    );
    const given = JSON.parse(`{"${name}": {"polluted": true}}`) as Record<string, unknown>;

    expect(play.start({ variables: {} }).tasks).toMatchObject([{ name: 'false' }]);
    play.do({ do: 'variables', variables: given });
    const held = JSON.stringify(play.state?.instances[0]?.variables);
    expect(held).toBe(JSON.stringify(given));
    expect(play.do({ do: 'complete', task: 'a' }).tasks).toMatchObject([{ name: '7' }]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each(NAMES)('%s, as an id or a key, is one like any other', async (name) => {
    const xml = documentXml(
      processXml('p', start, `<callActivity id="ca" calledElement="${name}"/><endEvent id="e"/>`, flowsXml('s>ca>e')),
      processXml(name, `<startEvent id="cs"/><userTask id="${name}1"/>`, flowsXml(`cs>${name}1`)),
    );
    const play = await ScenarioPlay.of(xml);

    expect(play.start({ variables: {} })).toMatchObject({ active: ['ca', `${name}1`].sort() });
    expect(play.do({ do: 'complete', task: `${name}1` })).toMatchObject({ ended: true });
  });

  it.each(NAMES)('%s, as the id of a task, a round variable and a message, is harmless', async (name) => {
    const xml = documentXml(
      `<message id="M" name="${name}"/>`,
      processXml(
        'p',
        start,
        `<userTask id="${name}" flowable:assignee="\${vars:get('${name}')}"><multiInstanceLoopCharacteristics flowable:collection="people" flowable:elementVariable="${name}" flowable:elementIndexVariable="i"/></userTask>`,
        '<intermediateCatchEvent id="c"><messageEventDefinition messageRef="M"/></intermediateCatchEvent><endEvent id="e"/>',
        flowsXml(`s>${name}>c>e`),
      ),
    );
    const play = await ScenarioPlay.of(xml);

    expect(play.start({ variables: { people: ['u1'] } }).tasks).toMatchObject([{ key: name, assignee: 'u1' }]);
    expect(play.do({ do: 'complete', task: name })).toMatchObject({ subscriptions: [['message', name, 'c']] });
    expect(play.do({ do: 'message', name })).toMatchObject({ ended: true });
  });
});
