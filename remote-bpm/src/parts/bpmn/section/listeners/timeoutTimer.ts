import { changeOf } from '../../command/changeOf.ts';
import { changeExpression, expressionOf } from '../../command/expressions.ts';
import { makeChanges } from '../../command/makeChanges.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { elementsIn, type Moddle, type ModdleElement } from '../../moddle/ModdleElement.ts';
import type { TaskListener, TimerType } from './Listener.ts';

type Timer = Pick<TaskListener, 'eventDefinitionType' | 'eventTimeDefinitions'>;

const PROPERTIES = { date: 'timeDate', duration: 'timeDuration', cycle: 'timeCycle' } as const;

/** Reads when the timeout of a listener comes. */
export function readTimer(listener: ModdleElement): Timer {
  const [timer] = elementsIn(listener, 'eventDefinitions');
  const found = timer && Object.entries(PROPERTIES).find(([, property]) => elementsIn(timer, property).length > 0);
  if (timer === undefined || found === undefined) return { eventDefinitionType: 'null', eventTimeDefinitions: '' };
  // The names of the entries are such types.
  return { eventDefinitionType: found[0] as TimerType, eventTimeDefinitions: expressionOf(timer, found[1]) };
}

/** Gives the changes that make a listener's timeout come at another time, or never. A timer that is there keeps its id. */
export function changeTimer(listener: ModdleElement, wanted: Timer, moddle: Moddle): readonly ModelChange[] {
  const timers = elementsIn(listener, 'eventDefinitions');
  const before = readTimer(listener);
  const type = wanted.eventDefinitionType;
  if (type === before.eventDefinitionType && wanted.eventTimeDefinitions === before.eventTimeDefinitions) return [];
  if (type === 'null') return timers.length === 0 ? [] : [{ object: listener, properties: { eventDefinitions: undefined } }];
  const changesOf = (timer: ModdleElement) =>
    Object.entries(PROPERTIES).flatMap(([name, property]) =>
      name === type
        ? changeExpression(timer, property, wanted.eventTimeDefinitions, moddle)
        : changeOf(timer, { [property]: undefined }),
    );
  const [timer] = timers;
  if (timer !== undefined) return changesOf(timer);
  const made = moddle.create('bpmn:TimerEventDefinition', { id: freeId(moddle) });
  makeChanges(changesOf(made));
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
