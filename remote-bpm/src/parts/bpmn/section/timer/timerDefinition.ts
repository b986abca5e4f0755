import { changeOf } from '../../command/changeOf.ts';
import { changeExpression, expressionOf } from '../../command/expressions.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { elementsIn, type Moddle, type ModdleElement } from '../../moddle/ModdleElement.ts';

/** What a timer waits for; `null` stands for nothing. */
export type TimerType = 'date' | 'duration' | 'cycle' | 'null';

/** When a timer comes. */
export interface TimerTime {
  readonly type: TimerType;
  readonly time: string;
}

const PROPERTIES = { date: 'timeDate', duration: 'timeDuration', cycle: 'timeCycle' } as const;

/** Reads when a timer comes. @param timer a `TimerEventDefinition` */
export function timeOf(timer: ModdleElement | undefined): TimerTime {
  const found = timer && Object.entries(PROPERTIES).find(([, property]) => elementsIn(timer, property).length > 0);
  if (timer === undefined || found === undefined) return { type: 'null', time: '' };
  return { type: found[0] as TimerType, time: expressionOf(timer, found[1]) }; // The names of the entries are such types.
}

/** Gives the changes that make a timer come at another time; for no type it has none. */
export const changeTime = (timer: ModdleElement, { type, time }: TimerTime, moddle: Moddle): readonly ModelChange[] =>
  Object.entries(PROPERTIES).flatMap(([name, property]) =>
    name === type ? changeExpression(timer, property, time, moddle) : changeOf(timer, { [property]: undefined }),
  );
