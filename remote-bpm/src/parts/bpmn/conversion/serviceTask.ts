import { SERVICE_TYPES } from '../engine/capabilities.ts';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import type { Conversion } from './Conversion.ts';
import type { OldAttributes } from './OldAttributes.ts';

/** The type of a task that a program outside of the engine carries out. */
const EXTERNAL = { camunda: 'external', flowable: 'external-worker', activiti: null } as const;

/** Converts which of the services that are built into an engine a task calls. */
export function convertServiceType(attributes: OldAttributes, { from, to }: Conversion): void {
  const type = attributes.get('type');
  if (type === undefined) return;
  const newType = type === EXTERNAL[from.name] ? EXTERNAL[to.name] : type;
  if (newType !== null && SERVICE_TYPES[to.name].includes(newType)) {
    attributes.take('type');
    attributes.replace('type', newType);
    return;
  }
  attributes.leave('type');
  // The topic is nothing without it.
  for (const name of attributes.names) if (name === 'topic') attributes.leave(name);
}

/** Converts the name of the variable that gets the result of a service. */
export function convertResultVariable(element: ModdleElement, attributes: OldAttributes, { to }: Conversion): void {
  if (!element.$instanceOf('bpmn:ServiceTask') && !element.$instanceOf('bpmn:SendTask')) return;
  const newName = to.name === 'activiti' ? 'resultVariableName' : 'resultVariable';
  for (const name of ['resultVariable', 'resultVariableName']) {
    const value = attributes.get(name);
    if (value !== undefined) attributes.replace(name, value, newName);
  }
}
