import { changeExtensions, extensionsOf } from '../command/extensions.ts';
import { makeChanges } from '../command/makeChanges.ts';
import type { EngineName } from '../engine/Engine.ts';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { type AnyElement, isAny, localNameOf } from './AnyElement.ts';
import { convertParameter } from './callParameters.ts';
import type { Conversion } from './Conversion.ts';
import { convertForm } from './forms.ts';
import { convertListener } from './listeners.ts';
import { convertRetryCycle } from './retryCycle.ts';

type Rule = (element: AnyElement, owner: ModdleElement, conversion: Conversion) => readonly AnyElement[];

/** The elements that change more than their namespace. */
const RULES: ReadonlyMap<string, Rule> = new Map([
  ['executionListener', convertListener],
  ['taskListener', convertListener],
  ['in', convertParameter],
  ['out', convertParameter],
]);

const ALL: readonly EngineName[] = ['camunda', 'flowable', 'activiti'];
const FLOWABLE_AND_ACTIVITI: readonly EngineName[] = ['flowable', 'activiti'];

/** The engines that have the elements which change nothing else; all others are of one engine alone. */
const SHARED: ReadonlyMap<string, readonly EngineName[]> = new Map([
  ...['field', 'failedJobRetryTimeCycle', 'properties', 'potentialStarter'].map((name) => [name, ALL] as const),
  ...['eventListener', 'mapException', 'customResource', 'localization', 'value'].map(
    (name) => [name, FLOWABLE_AND_ACTIVITI] as const,
  ),
]);

/** Converts the extension elements of an element of BPMN. @param added what comes before them */
export function convertExtensions(owner: ModdleElement, added: readonly AnyElement[], conversion: Conversion): void {
  const before = extensionsOf(owner);
  const form = convertForm(owner, conversion);
  const converted = before.flatMap((value): readonly ModdleElement[] => {
    if (!isAny(value) || !conversion.isOld(value)) return [value];
    return form.get(value) ?? convertExtension(value, owner, conversion);
  });
  const values = convertRetryCycle([...added, ...converted], owner, conversion);
  if (values.length === before.length && values.every((value, place) => value === before[place])) return;
  makeChanges([changeExtensions(owner, values, conversion.moddle)]);
}

function convertExtension(element: AnyElement, owner: ModdleElement, conversion: Conversion): readonly AnyElement[] {
  const name = localNameOf(element);
  const rule = RULES.get(name);
  if (rule !== undefined) return rule(element, owner, conversion);
  if (SHARED.get(name)?.includes(conversion.to.name) === true) return [conversion.taken(element)];
  conversion.leave(owner, name);
  return [element];
}
