import { makeChanges } from '../../command/makeChanges.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { elementsIn, type Moddle, type ModdleElement } from '../../moddle/ModdleElement.ts';
import { changeTime, timeOf } from '../timer/timerDefinition.ts';
import type { TaskListener } from './Listener.ts';

type Timer = Pick<TaskListener, 'eventDefinitionType' | 'eventTimeDefinitions'>;

/** Reads when the timeout of a listener comes. */
export function readTimer(listener: ModdleElement): Timer {
  const { type, time } = timeOf(elementsIn(listener, 'eventDefinitions')[0]);
  return { eventDefinitionType: type, eventTimeDefinitions: time };
}

/** Gives the changes that make a listener's timeout come at another time, or never. A timer that is there keeps its id. */
export function changeTimer(listener: ModdleElement, wanted: Timer, moddle: Moddle): readonly ModelChange[] {
  const timers = elementsIn(listener, 'eventDefinitions');
  const before = readTimer(listener);
  const type = wanted.eventDefinitionType;
  if (type === before.eventDefinitionType && wanted.eventTimeDefinitions === before.eventTimeDefinitions) return [];
  if (type === 'null') return timers.length === 0 ? [] : [{ object: listener, properties: { eventDefinitions: undefined } }];
  const time = { type, time: wanted.eventTimeDefinitions };
  const [timer] = timers;
  if (timer !== undefined) return changeTime(timer, time, moddle);
  const made = moddle.create('bpmn:TimerEventDefinition', { id: freeId(moddle) });
  makeChanges(changeTime(made, time, moddle));
  made.$parent = listener;
  return [{ object: listener, properties: { eventDefinitions: [made] } }];
}

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Gives an id that nothing in the document has, with eight random characters. */
function freeId(moddle: Moddle): string {
  const signs = Array.from(crypto.getRandomValues(new Uint32Array(8)), (number) => SIGNS[number % SIGNS.length]);
  const id = `TimerEventDefinition_${signs.join('')}`;
  return moddle.ids.assigned(id) ? freeId(moddle) : id;
}
