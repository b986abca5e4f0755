import type { ModdleElement } from '../moddle/ModdleElement.ts';
import type { Conversion } from './Conversion.ts';
import type { OldAttributes } from './OldAttributes.ts';

/**
 * The flags under which the panel shows that an activity is asynchronous are Camunda's. Flowable and Activiti read others, so both
 * are written for them.
 */
const BEFORE = ['asyncBefore', 'async'];
const AFTER = ['asyncAfter', 'asyncLeave'];

const WRITTEN = {
  camunda: { before: ['asyncBefore'], after: ['asyncAfter'] },
  flowable: { before: BEFORE, after: AFTER },
  // It goes on in one transaction after each activity.
  activiti: { before: BEFORE, after: ['asyncAfter'] },
} as const;

/** Converts where an activity, a gateway or an event begins and ends a transaction. */
export function convertAsyncFlags(element: ModdleElement, attributes: OldAttributes, conversion: Conversion): void {
  if (!['bpmn:Activity', 'bpmn:Gateway', 'bpmn:Event'].some((type) => element.$instanceOf(type))) return;
  const { from, to } = conversion;
  convertExclusive(attributes, conversion);
  replaceAll(attributes, BEFORE, WRITTEN[to.name].before);
  const after = valueOf(attributes, AFTER);
  if (after === 'true' && to.name === 'activiti')
    conversion.ignore(element, from.name === 'flowable' ? 'asyncLeave' : 'asyncAfter', after);
  replaceAll(attributes, AFTER, WRITTEN[to.name].after);
}

/** Flowable tells the transaction before an activity from the one behind it; for the others `exclusive` is about both. */
function convertExclusive(attributes: OldAttributes, { from, to }: Conversion): void {
  const [before, after] = [attributes.get('exclusive'), attributes.get('asyncLeaveExclusive')];
  const isAfter = valueOf(attributes, AFTER) === 'true';
  if (to.name === 'flowable' && isAfter && before === 'false') attributes.replace('asyncLeaveExclusive', before);
  if (from.name !== 'flowable' || after === undefined) return;
  if (before === undefined && valueOf(attributes, BEFORE) !== 'true')
    attributes.replace('asyncLeaveExclusive', after, 'exclusive');
  else if ((before ?? 'true') === after) attributes.take('asyncLeaveExclusive');
  else attributes.leave('asyncLeaveExclusive');
}

function replaceAll(attributes: OldAttributes, names: readonly string[], newNames: readonly string[]): void {
  const value = valueOf(attributes, names);
  if (value === undefined) return;
  const present = names.find((name) => attributes.get(name) !== undefined) ?? '';
  if (newNames.every((newName) => attributes.replace(present, value, newName))) attributes.take(...names);
}

/** Either name is enough for an activity to be asynchronous. */
function valueOf(attributes: OldAttributes, names: readonly string[]): string | undefined {
  const values = names.map((name) => attributes.get(name)).filter((value) => value !== undefined);
  return values.find((value) => value === 'true') ?? values[0];
}
