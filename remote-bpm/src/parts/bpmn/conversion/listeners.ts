import { reads, TASK_EVENTS } from '../engine/capabilities.ts';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { type AnyElement, attributesOf, childrenOf, localNameOf } from './AnyElement.ts';
import type { Conversion } from './Conversion.ts';

const OF_TRANSACTIONS = [
  'onTransaction',
  'customPropertiesResolverClass',
  'customPropertiesResolverExpression',
  'customPropertiesResolverDelegateExpression',
];

/** What says that a listener is a script; Camunda tells it by the child. */
const SCRIPT_TYPES = { camunda: undefined, flowable: 'script', activiti: 'script' } as const;

/** Converts a listener of an execution or a task. @param owner the element of BPMN that has it */
export function convertListener(listener: AnyElement, owner: ModdleElement, conversion: Conversion): readonly AnyElement[] {
  const { to } = conversion;
  const name = localNameOf(listener);
  const { type, ...attributes } = attributesOf(listener);
  const { event } = attributes;
  if (name === 'taskListener' && event !== undefined && !TASK_EVENTS[to.name].includes(event)) {
    // Camunda refuses documents with events that it does not know.
    if (to.name === 'camunda') {
      conversion.leave(owner, name);
      return [listener];
    }
    conversion.ignore(owner, `${name}@event`, event);
  }
  if (!reads(to, 'onTransaction'))
    for (const attribute of OF_TRANSACTIONS)
      if (attributes[attribute] !== undefined) conversion.ignore(owner, `${name}@${attribute}`, attributes[attribute]);
  const hasScript = childrenOf(listener).some((child) => isScript(child, conversion));
  const children = childrenOf(listener).map((child) =>
    isScript(child, conversion) ? convertScript(child, owner, conversion) : conversion.taken(child),
  );
  const newType = hasScript ? SCRIPT_TYPES[to.name] : type;
  if (newType !== undefined && to.name === 'camunda') conversion.ignore(owner, `${name}@type`, newType);
  return [conversion.make(name, { attributes: { ...attributes, type: newType }, children })];
}

const isScript = (child: AnyElement, conversion: Conversion): boolean =>
  conversion.isOld(child) && localNameOf(child) === 'script';

/** Converts the script of a listener: its language is `scriptFormat` in Camunda. The others get both, for the panel reads this one. */
function convertScript(script: AnyElement, owner: ModdleElement, conversion: Conversion): AnyElement {
  const { to } = conversion;
  const { language, scriptFormat = language, ...attributes } = attributesOf(script);
  const { resource, resultVariable } = attributes;
  if (resource !== undefined && !reads(to, 'listenerScriptResource')) conversion.ignore(owner, 'script@resource', resource);
  else if (!reads(to, 'listenerScript')) conversion.ignore(owner, 'script', script.$body);
  if (resultVariable !== undefined && to.name === 'camunda') conversion.ignore(owner, 'script@resultVariable', resultVariable);
  return conversion.make('script', {
    attributes: { scriptFormat, language: to.name === 'camunda' ? undefined : scriptFormat, ...attributes },
    body: script.$body,
  });
}
