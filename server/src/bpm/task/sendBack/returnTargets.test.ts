import { drawnProcess } from '@zhilv/testing/bpm/drawn-process';
import { describe, expect, it } from 'vitest';
import { readModels } from '../../engine/index.ts';
import { returnTargets } from './returnTargets.ts';

const tasks = (...ids: readonly string[]) => ids.map((id) => `<bpmn2:userTask id="${id}" name="${id}" />`).join('');
const flows = (...ways: readonly string[]) =>
  ways
    .map((way) => way.split('>'))
    .map(([source, target]) => `<bpmn2:sequenceFlow id="${source}_${target}" sourceRef="${source}" targetRef="${target}" />`)
    .join('');
const ends = '<bpmn2:startEvent id="start" /><bpmn2:endEvent id="end" />';

/** The ids of the user tasks to which one can be sent back. */
async function targetsOf(key: string, content: string): Promise<readonly string[]> {
  const [model] = await readModels(drawnProcess('p', 'p', content));
  if (model === undefined) throw new Error('There is no process.');
  return returnTargets(model, key).map(({ id }) => id);
}

describe('a task can be sent back', () => {
  it('to those before it, the nearest first', async () => {
    const line = ends + tasks('a', 'b', 'c') + flows('start>a', 'a>b', 'b>c', 'c>end');

    expect(await targetsOf('c', line)).toEqual(['b', 'a']);
    expect(await targetsOf('b', line)).toEqual(['a']);
    expect(await targetsOf('a', line)).toEqual([]);
  });

  it('to either branch of a choice, and to neither from the other one', async () => {
    const choice = `${ends}<bpmn2:exclusiveGateway id="one" /><bpmn2:exclusiveGateway id="two" />${tasks('a', 'b', 'c', 'd')}`;
    const way = flows('start>a', 'a>one', 'one>b', 'one>c', 'b>two', 'c>two', 'two>d', 'd>end');

    expect(await targetsOf('d', choice + way)).toEqual(['b', 'a', 'c']);
    expect(await targetsOf('b', choice + way)).toEqual(['a']);
  });

  it('within a branch of a parallel gateway, never over one', async () => {
    const fork = `${ends}<bpmn2:parallelGateway id="one" /><bpmn2:parallelGateway id="two" />${tasks('a', 'b', 'b2', 'c', 'd', 'e')}`;
    const way = flows('start>a', 'a>one', 'one>b', 'b>b2', 'one>c', 'b2>two', 'c>two', 'two>d', 'd>e', 'e>end');

    expect(await targetsOf('b2', fork + way)).toEqual(['b']);
    expect(await targetsOf('c', fork + way)).toEqual([]);
    expect(await targetsOf('d', fork + way)).toEqual([]);
    expect(await targetsOf('e', fork + way)).toEqual(['d']);
  });

  it('over an inclusive gateway, because what waits there is given up', async () => {
    const fork = `${ends}<bpmn2:inclusiveGateway id="one" /><bpmn2:inclusiveGateway id="two" />${tasks('a', 'b', 'c', 'd')}`;
    const way = flows('start>a', 'a>one', 'one>b', 'one>c', 'b>two', 'c>two', 'two>d', 'd>end');

    expect(await targetsOf('b', fork + way)).toEqual(['a']);
    expect(await targetsOf('d', fork + way)).toEqual(['b', 'a', 'c']);
  });

  it('around a circle, but not to itself', async () => {
    const circle = `${ends}<bpmn2:exclusiveGateway id="again" />${tasks('a', 'b')}`;
    const way = flows('start>a', 'a>b', 'b>again', 'again>a', 'again>end');

    expect(await targetsOf('a', circle + way)).toEqual(['b']);
    expect(await targetsOf('b', circle + way)).toEqual(['a']);
  });

  it('into a sub-process and out of it', async () => {
    const sub = `<bpmn2:subProcess id="sub"><bpmn2:startEvent id="in" />${tasks('b', 'c')}<bpmn2:endEvent id="out" />${flows('in>b', 'b>c', 'c>out')}</bpmn2:subProcess>`;
    const whole = ends + tasks('a', 'd') + sub + flows('start>a', 'a>sub', 'sub>d', 'd>end');

    expect(await targetsOf('c', whole)).toEqual(['b', 'a']);
    expect(await targetsOf('d', whole)).toEqual(['c', 'b', 'a']);
  });

  it('neither into a round of sub-processes nor within one', async () => {
    const round =
      '<bpmn2:multiInstanceLoopCharacteristics><bpmn2:loopCardinality>2</bpmn2:loopCardinality></bpmn2:multiInstanceLoopCharacteristics>';
    const sub = `<bpmn2:subProcess id="sub"><bpmn2:startEvent id="in" />${tasks('b', 'c')}<bpmn2:endEvent id="out" />${flows('in>b', 'b>c', 'c>out')}${round}</bpmn2:subProcess>`;
    const whole = ends + tasks('a', 'd') + sub + flows('start>a', 'a>sub', 'sub>d', 'd>end');

    expect(await targetsOf('c', whole)).toEqual([]);
    expect(await targetsOf('d', whole)).toEqual(['a']);
  });

  it('from behind a time-out to what came before it, unless that goes on', async () => {
    const timed = (isInterrupting: boolean) => `${ends}${tasks('a', 'b', 'late')}
      <bpmn2:boundaryEvent id="timer" attachedToRef="b" cancelActivity="${isInterrupting}"><bpmn2:timerEventDefinition><bpmn2:timeDuration>PT1H</bpmn2:timeDuration></bpmn2:timerEventDefinition></bpmn2:boundaryEvent>
      ${flows('start>a', 'a>b', 'b>end', 'timer>late', 'late>end')}`;

    expect(await targetsOf('late', timed(true))).toEqual(['b', 'a']);
    expect(await targetsOf('late', timed(false))).toEqual([]);
  });

  it('to what all ways over a parallel gateway pass behind it, and not to what some pass', async () => {
    const mixed = `${ends}<bpmn2:exclusiveGateway id="choice" /><bpmn2:parallelGateway id="fork" /><bpmn2:exclusiveGateway id="merge" />${tasks('a', 'b', 'c', 'd', 'e')}`;
    const way = flows(
      'start>choice',
      'choice>a',
      'choice>fork',
      'fork>b',
      'fork>c',
      'a>merge',
      'b>merge',
      'c>end',
      'merge>d',
      'd>e',
      'e>end',
    );

    expect(await targetsOf('d', mixed + way)).toEqual(['b']);
    expect(await targetsOf('e', mixed + way)).toEqual(['d', 'b']);
  });

  it('in an event sub-process to what is in it', async () => {
    const event = `<bpmn2:subProcess id="event" triggeredByEvent="true"><bpmn2:startEvent id="in" isInterrupting="false"><bpmn2:timerEventDefinition><bpmn2:timeDuration>PT1H</bpmn2:timeDuration></bpmn2:timerEventDefinition></bpmn2:startEvent>${tasks('x', 'y')}<bpmn2:endEvent id="out" />${flows('in>x', 'x>y', 'y>out')}</bpmn2:subProcess>`;
    const whole = ends + tasks('a', 'b') + event + flows('start>a', 'a>b', 'b>end');

    expect(await targetsOf('y', whole)).toEqual(['x']);
    expect(await targetsOf('x', whole)).toEqual([]);
    expect(await targetsOf('b', whole)).toEqual(['a']);
  });

  it('through a diagram as large as they come', async () => {
    const names = Array.from({ length: 6000 }, (_, index) => `t${index}`);
    const line = names.slice(1).map((name, index) => `${names[index]}>${name}`);
    const content = `${ends}<bpmn2:parallelGateway id="fork" />${tasks(...names)}${flows('start>fork', 'fork>t0', 'fork>end', ...line, 't5999>end')}`;

    const found = await targetsOf('t5999', content);

    expect([found.length, found[0], found.at(-1)]).toEqual([5999, 't5998', 't0']);
  });
});
