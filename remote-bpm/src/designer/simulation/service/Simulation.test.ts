// @vitest-environment happy-dom
import type { Element } from 'bpmn-js/lib/model/Types';
import type Canvas from 'diagram-js/lib/core/Canvas';
import EventBus from 'diagram-js/lib/core/EventBus';
import { expect, it, vi } from 'vitest';
import { Instances } from './Instances.ts';
import { Simulation } from './Simulation.ts';
import { type Scope, SCOPE_CREATED, SCOPE_DESTROYED, type Simulator, type Subscription, TRACED } from './simulationEvents.ts';
import type { TokenAnimation } from './TokenAnimation.ts';

const element = (type: string, name?: string, more: object = {}) =>
  ({ type: `bpmn:${type}`, businessObject: { name }, ...more }) as unknown as Element; // Nothing else is asked of it.

const PROCESS = element('Process', '请假');

const run = (of: Element, parent: Scope | null = null, completed = true) => ({ element: of, parent, completed }) as Scope;

/** A simulation, and the package that runs it. @param waiting what could be triggered */
function simulation(...waiting: readonly Subscription[]) {
  const events = new EventBus();
  const trigger = vi.fn<(subscription: Pick<Subscription, 'event' | 'scope'>) => void>();
  const simulator = { trigger, findSubscriptions: (filter: (one: Subscription) => boolean) => waiting.filter(filter) };
  const animation = { pause: vi.fn<(paused: boolean) => void>(), setSpeed: vi.fn<(speed: number) => void>() };
  const container = document.createElement('div');
  const tested = new Simulation(
    events,
    // It uses nothing else of these.
    { getContainer: () => container } as unknown as Canvas,
    simulator as unknown as Simulator,
    animation as unknown as TokenAnimation,
    new Instances(events),
  );
  const trace = (action: string, of: Element, scope: Scope): unknown => events.fire(TRACED, { action, element: of, scope });
  const texts = () => tested.read().log.map(({ text, instance }) => (instance === null ? text : `${instance} ${text}`));
  return { tested, events, trace, texts, trigger, animation };
}

it('tells the way of each process instance, by the names of its elements or what they are', () => {
  const { tested, events, trace, texts } = simulation();
  tested.turn(true);
  const [first, second] = [run(PROCESS), run(PROCESS, null, false)];

  events.fire(SCOPE_CREATED, { scope: first });
  trace('exit', element('StartEvent'), first);
  trace('exit', element('SequenceFlow', '流', { waypoints: [] }), first);
  events.fire(SCOPE_CREATED, { scope: second });
  trace('exit', element('UserTask', ' 审核 '), run(element('UserTask'), second));
  events.fire(SCOPE_DESTROYED, { scope: first });
  events.fire(SCOPE_DESTROYED, { scope: second });

  expect(texts()).toEqual(['1 「请假」开始', '1 开始事件', '2 「请假」开始', '2 「审核」', '1 「请假」结束', '2 「请假」被取消']);
});

it('runs by the first token, pauses and goes on, and an event goes on by itself', () => {
  const { tested, trace, animation } = simulation();
  const phases: string[] = [];
  tested.subscribe(() => phases.push(tested.read().phase));
  tested.pause();
  tested.turn(true);
  trace('enter', PROCESS, run(PROCESS));
  tested.pause();
  tested.resume();
  tested.pause();
  trace('signal', element('UserTask'), run(PROCESS));

  expect(phases).toEqual(['ready', 'running', 'paused', 'running', 'paused', 'running']);
  expect(animation.pause.mock.calls.map(([paused]) => paused).slice(-4)).toEqual([true, false, true, false]);
});

it('starts at a start event of the process, and at nothing that only interrupts', () => {
  const scope = { parent: null } as Scope;
  const start: Subscription = { element: element('StartEvent'), event: {}, scope };
  const { tested, trigger } = simulation(
    { element: element('BoundaryEvent'), event: {}, scope },
    { element: element('StartEvent'), event: {}, scope: { parent: scope } as Scope },
    { element: undefined, event: {}, scope },
    start,
  );
  expect(tested.read().canStart).toBe(false);

  tested.turn(true);
  expect(tested.read().canStart).toBe(true);
  tested.start();

  expect(trigger.mock.calls).toEqual([[start]]);
});

it('begins anew with what the package warns of, and with nothing once it is off', () => {
  const { tested, trace, texts } = simulation();
  tested.turn(true);
  trace('enter', PROCESS, run(PROCESS));
  trace('exit', element('UserTask', '审核'), run(PROCESS));
  tested.showNotification('没有开始事件');

  tested.reset();
  expect(tested.read().phase).toBe('ready');
  expect(texts()).toEqual(['没有开始事件']);
  tested.turn(false);
  expect(texts()).toEqual([]);
});

it('keeps the last steps of a process that goes round and round', () => {
  const { tested, trace, texts } = simulation();
  tested.turn(true);
  const scope = run(PROCESS);
  for (let round = 0; round < 250; round += 1) trace('exit', element('UserTask', String(round)), scope);

  expect(texts()).toHaveLength(200);
  expect(texts().at(-1)).toBe('1 「249」');
  expect(new Set(tested.read().log.map(({ key }) => key)).size).toBe(200);
});

it('ends when another diagram is opened in its place', () => {
  const { tested, events } = simulation({ element: element('StartEvent'), event: {}, scope: { parent: null } as Scope });
  tested.turn(true);

  events.fire('import.parse.complete');

  expect(tested.read()).toMatchObject({ phase: 'ready', canStart: false });
});
