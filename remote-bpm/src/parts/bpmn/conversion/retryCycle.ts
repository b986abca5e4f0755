import { extensionsOf } from '../command/extensions.ts';
import type { Engine } from '../engine/Engine.ts';
import { elementsIn, type ModdleElement, textOf } from '../moddle/ModdleElement.ts';
import { isAny, localNameOf } from './AnyElement.ts';
import type { Conversion } from './Conversion.ts';

const NAME = 'failedJobRetryTimeCycle';

/**
 * Gives an activity the retries that Camunda has in its loop: the others read them of the activity. Back in Camunda, they go.
 *
 * @param values the extension elements of the activity, converted
 */
export function convertRetryCycle(
  values: readonly ModdleElement[],
  activity: ModdleElement,
  conversion: Conversion,
): readonly ModdleElement[] {
  const { from, to } = conversion;
  const [loop] = activity.$instanceOf('bpmn:Activity') ? elementsIn(activity, 'loopCharacteristics') : [];
  const ofLoop = loop === undefined ? undefined : extensionsOf(loop).find((value) => isRetryCycle(value, from));
  const own = values.find((value) => isRetryCycle(value, to));
  if (loop === undefined || ofLoop === undefined) return values;
  const body = bodyOf(ofLoop);
  if (to.name === 'camunda')
    return own !== undefined && bodyOf(own) === body && !isAsync(activity) ? values.filter((value) => value !== own) : values;
  if (from.name !== 'camunda') return values;
  if (own === undefined) return [...values, conversion.make(NAME, { body })];
  if (bodyOf(own) !== body) conversion.ignore(loop, NAME, body);
  return values;
}

const isRetryCycle = (value: ModdleElement, { prefix, uri }: Engine): boolean =>
  isAny(value)
    ? value.$descriptor.ns.uri === uri && localNameOf(value) === NAME
    : value.$type === `${prefix}:FailedJobRetryTimeCycle`;

const bodyOf = (cycle: ModdleElement): string => (isAny(cycle) ? cycle.$body : textOf(cycle, 'body')) ?? '';

/** Whether Camunda has anything to retry of the activity around its loop. */
const isAsync = (activity: ModdleElement): boolean =>
  ['asyncBefore', 'asyncAfter'].some((name) => String(activity.get(`camunda:${name}`)) === 'true');
