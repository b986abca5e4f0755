import { ATTRIBUTE_READERS } from '../engine/attributeReaders.ts';
import { reads } from '../engine/capabilities.ts';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { convertAsyncFlags } from './asyncFlags.ts';
import type { Conversion } from './Conversion.ts';
import { OldAttributes } from './OldAttributes.ts';
import { convertResultVariable, convertServiceType } from './serviceTask.ts';

/** Converts the attributes of an element of BPMN. */
export function convertAttributes(element: ModdleElement, conversion: Conversion): void {
  const attributes = new OldAttributes(element, conversion);
  if (attributes.names.length === 0) return;
  convertAsyncFlags(element, attributes, conversion);
  convertServiceType(attributes, conversion);
  convertResultVariable(element, attributes, conversion);
  for (const name of attributes.names) convertAttribute(name, element, attributes, conversion);
}

/** Attributes that the panel shows whatever the engine. */
const SHOWN = new Set(['followUpDate', 'resource']);

/** Those of a loop that the panel shows. */
const SHOWN_OF_LOOPS = new Set(['async', 'asyncBefore', 'asyncAfter', 'exclusive']);

function convertAttribute(name: string, element: ModdleElement, attributes: OldAttributes, conversion: Conversion): void {
  const value = attributes.get(name) ?? '';
  const ofLoop = SHOWN_OF_LOOPS.has(name) && element.$instanceOf('bpmn:MultiInstanceLoopCharacteristics');
  const isRead = ofLoop ? reads(conversion.to, 'asyncLoop') : ATTRIBUTE_READERS.get(name)?.includes(conversion.to.name) === true;
  if (!isRead && !ofLoop && !SHOWN.has(name)) attributes.leave(name);
  else if (attributes.replace(name, value) && !isRead) conversion.ignore(element, name, value);
}
