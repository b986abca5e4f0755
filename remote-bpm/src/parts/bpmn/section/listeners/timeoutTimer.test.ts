import { BpmnModdle } from 'bpmn-moddle';
import { beforeEach, expect, it } from 'vitest';
import { makeChanges } from '../../command/makeChanges.ts';
import { useEngine } from '../../document/useEngine.ts';
import { loadDescriptor } from '../../engine/descriptors/loadDescriptor.ts';
import { elementsIn, type Moddle, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { changeTimer, readTimer } from './timeoutTimer.ts';

// The package declares less than it has; bpmn-js gives it the identifiers in use.
const moddle = Object.assign(new BpmnModdle() as unknown as Moddle, { ids: { assigned: () => false } }) as unknown as Moddle;
useEngine(moddle, await loadDescriptor('camunda'));

const NONE = { eventDefinitionType: 'null', eventTimeDefinitions: '' } as const;

let listener: ModdleElement;

beforeEach(() => {
  listener = moddle.create('camunda:TaskListener', { event: 'timeout' });
});

const timerIn = (object: ModdleElement) => elementsIn(object, 'eventDefinitions')[0];

it.each([
  { eventDefinitionType: 'date', eventTimeDefinitions: '2030-01-01' },
  { eventDefinitionType: 'duration', eventTimeDefinitions: 'PT1H' },
  { eventDefinitionType: 'cycle', eventTimeDefinitions: 'R2/PT5M' },
] as const)('makes the timer %o', (timer) => {
  expect(readTimer(listener)).toEqual(NONE);
  makeChanges(changeTimer(listener, timer, moddle));

  expect(readTimer(listener)).toEqual(timer);
  expect(changeTimer(listener, timer, moddle)).toEqual([]);
  expect(timerIn(listener)?.$parent).toBe(listener);
});

it('gives timers different ids of eight random characters', () => {
  const ids = ['PT1H', 'PT2H'].map((eventTimeDefinitions) => {
    const made = moddle.create('camunda:TaskListener');
    makeChanges(changeTimer(made, { eventDefinitionType: 'duration', eventTimeDefinitions }, moddle));
    const timer = timerIn(made);
    return timer && textOf(timer, 'id');
  });

  for (const id of ids) expect(id).toMatch(/^TimerEventDefinition_[0-9a-z]{8}$/);
  expect(new Set(ids).size).toBe(2);
});

it('takes no id that is in use', () => {
  const asked: string[] = [];
  const assigned = (id: string) => asked.push(id) === 1;
  const busy = new Proxy(moddle, {
    get: (target, name) => (name === 'ids' ? { assigned } : Reflect.get(target, name)) as unknown,
  });

  makeChanges(changeTimer(listener, { eventDefinitionType: 'duration', eventTimeDefinitions: 'PT1H' }, busy));

  const timer = timerIn(listener);
  expect(asked).toHaveLength(2);
  expect(timer && textOf(timer, 'id')).toBe(asked[1]);
});

it('changes the kind of a timer that is there, and removes it', () => {
  makeChanges(changeTimer(listener, { eventDefinitionType: 'duration', eventTimeDefinitions: 'PT1H' }, moddle));
  const timer = timerIn(listener);

  makeChanges(changeTimer(listener, { eventDefinitionType: 'cycle', eventTimeDefinitions: 'R/PT1H' }, moddle));
  expect(timerIn(listener)).toBe(timer);
  expect(timer?.get('timeDuration')).toBeUndefined();

  makeChanges(changeTimer(listener, NONE, moddle));
  expect(readTimer(listener)).toEqual(NONE);
});
