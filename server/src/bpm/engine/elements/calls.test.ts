import { documentXml, flowsXml, processXml } from '@zhilv/testing/process/process-xml';
import { refusalOf } from '@zhilv/testing/process/refusal-of';
import { ScenarioPlay } from '@zhilv/testing/process/scenario-play';
import { expect, it } from 'vitest';

const called = processXml(
  'child',
  '<startEvent id="cs" flowable:initiator="who"/><userTask id="cu" flowable:assignee="${who}"/><serviceTask id="cx" flowable:expression="${amount * 2}" flowable:resultVariable="doubled"/><endEvent id="ce"/>',
  flowsXml('cs>cu>cx>ce'),
);

const calling = (attributes: string, mappings: string, round = '') =>
  documentXml(
    processXml(
      'p',
      `<startEvent id="s"/><callActivity id="ca" calledElement="\${'chi'}ld" ${attributes}><extensionElements>${mappings}</extensionElements>${round}</callActivity><userTask id="after"/>`,
      flowsXml('s>ca>after'),
    ),
    called,
  );

const IN_AND_OUT =
  '<flowable:in sourceExpression="${n + 1}" target="amount"/><flowable:in source="unset" target="nothing"/><flowable:out source="doubled" target="answer"/>';

it('gives the called process its variables, and takes its answer', async () => {
  const play = await ScenarioPlay.of(calling('flowable:businessKey="no-${n}"', IN_AND_OUT));
  play.start({ variables: { n: 4 }, user: 'zhang' });

  expect(play.state?.instances[1]).toMatchObject({
    definition: 'child',
    businessKey: 'no-4',
    starter: 'zhang',
    variables: { amount: 5, nothing: null, who: 'zhang' },
  });
  const { endedInstances } = play.give({ do: 'complete', task: play.state?.tasks[0]?.ref ?? 0, variables: { own: 1 } });
  expect(endedInstances).toMatchObject([{ definition: 'child', end: { activity: 'ce' }, variables: { own: 1, doubled: 10 } }]);
  expect(play.state).toMatchObject({ tasks: [{ key: 'after' }], instances: [{ variables: { n: 4, answer: 10 } }] });
});

it('refuses a business key that is too long to be kept', async () => {
  const play = await ScenarioPlay.of(calling('flowable:businessKey="${n}"', ''));

  expect(refusalOf(() => play.give({ do: 'start', definition: 'p', variables: { n: 'x'.repeat(256) } }))).toMatchObject({
    kind: 'expression',
    element: 'ca',
  });
});

it('hands all variables on, but as a copy, and the business key', async () => {
  const play = await ScenarioPlay.of(calling('flowable:inheritVariables="true" flowable:inheritBusinessKey="true"', ''));
  play.start({ variables: { amount: 1 }, businessKey: '42' });
  play.do({ do: 'variables', variables: { amount: 7 } });

  expect(play.state?.instances).toMatchObject([
    { variables: { amount: 7 } },
    { businessKey: '42', variables: { amount: 1, who: 'starter' } },
  ]);
  expect(play.state?.instances[0]?.variables).not.toHaveProperty('who');
});

it('hands on what an instance of a round has of its own, as all variables', async () => {
  const round = '<multiInstanceLoopCharacteristics flowable:collection="items" flowable:elementVariable="item"/>';
  const play = await ScenarioPlay.of(calling('flowable:inheritVariables="true"', '', round));
  play.start({ variables: { items: ['a', 'b'], item: 'of the root' } });

  expect(play.state?.instances.slice(1).map(({ variables }) => variables)).toMatchObject([
    { item: 'a', loopCounter: 0, nrOfInstances: 2 },
    { item: 'b', loopCounter: 1, nrOfInstances: 2 },
  ]);
});

it.each(['in', 'out'])('refuses what JSON cannot hold, %s', async (direction) => {
  const play = await ScenarioPlay.of(calling('', `<flowable:${direction} sourceExpression="\${1 / 0}" target="amount"/>`));
  const start = () => play.give({ do: 'start', definition: 'p', variables: {} });
  const complete = () => play.give({ do: 'complete', task: play.state?.tasks[0]?.ref ?? 0, variables: { amount: 1 } });

  expect(refusalOf(() => [start(), complete()])).toMatchObject({ kind: 'expression', message: '变量「amount」的值不是有限的数' });
});

it('calls once for each of a round', async () => {
  const play = await ScenarioPlay.of(
    calling(
      '',
      '<flowable:in source="item" target="amount"/>',
      '<multiInstanceLoopCharacteristics flowable:collection="items" flowable:elementVariable="item"/>',
    ),
  );
  play.start({ variables: { items: [1, 2] } });
  expect(play.state?.instances.map(({ variables }) => variables['amount'])).toEqual([undefined, 1, 2]);

  play.do({ do: 'complete', task: 'cu' });
  expect(play.do({ do: 'complete', task: 'cu' })).toMatchObject({ active: ['after'] });
  expect(play.state?.instances).toHaveLength(1);
});

it('refuses to call what is not deployed', async () => {
  const play = await ScenarioPlay.of(calling('', '').replace('</definitions>', '').replace(called, '') + '</definitions>');

  expect(refusalOf(() => play.give({ do: 'start', definition: 'p', variables: {} }))).toMatchObject({
    kind: 'definition',
    message: '节点「ca」调用的流程「child」没有部署',
  });
});

it('refuses a process that calls itself without end', async () => {
  const play = await ScenarioPlay.of(
    documentXml(processXml('p', '<startEvent id="s"/><callActivity id="ca" calledElement="p"/>', flowsXml('s>ca'))),
  );

  expect(refusalOf(() => play.give({ do: 'start', definition: 'p', variables: {} }))?.kind).toBe('endless');
});
