import { BpmnModdle } from 'bpmn-moddle';
import { useEngine } from '../document/useEngine.ts';
import { loadDescriptor } from '../engine/descriptors/loadDescriptor.ts';
import { type EngineName, ENGINES } from '../engine/Engine.ts';
import { engineIn } from '../engine/engineOf.ts';
import type { Moddle, ModdleElement } from '../moddle/ModdleElement.ts';
import { readableSource } from '../source/readableSource.ts';
import { isAny } from './AnyElement.ts';
import { parametersOfAttributes } from './callParameters.ts';
import { Conversion, type ConversionLoss } from './Conversion.ts';
import { convertAttributes } from './convertAttributes.ts';
import { convertExtensions } from './convertExtensions.ts';
import { convertTargetNamespace, declareFirst, withoutUnused } from './namespaces.ts';

/** A document for another engine. */
export interface Converted {
  readonly xml: string;
  /** What the engine takes no notice of. It is in the document all the same, so converting it back brings it to life again. */
  readonly losses: readonly ConversionLoss[];
}

/**
 * Converts a document to another engine. A document of no engine gets the namespace of this one; one that is of this engine stays as
 * it is.
 *
 * @throws UnreadableBpmn when it is no BPMN
 */
export async function convert(xml: string, to: EngineName): Promise<Converted> {
  const [from, engine] = [engineIn(readableSource(xml)), ENGINES[to]];
  if (from === engine) return { xml, losses: [] };
  const moddle = new BpmnModdle();
  useEngine(moddle, await loadDescriptor(to));
  const { rootElement } = await moddle.fromXML(xml);
  const definitions = rootElement as unknown as ModdleElement; // It is one, and is declared with less.
  const losses = from === null ? [] : convertDefinitions(definitions, new Conversion(from, engine, moddle as unknown as Moddle));
  const { xml: written } = await moddle.toXML(rootElement, { format: true });
  const declared = declareFirst(written, engine);
  return { xml: from === null ? declared : withoutUnused(declared, from), losses };
}

function convertDefinitions(definitions: ModdleElement, conversion: Conversion): readonly ConversionLoss[] {
  convertTargetNamespace(definitions, conversion.from.name, conversion.to.name);
  convertElement(definitions, conversion);
  return conversion.losses;
}

function convertElement(element: ModdleElement, conversion: Conversion): void {
  const parameters = parametersOfAttributes(element, conversion);
  convertAttributes(element, conversion);
  convertExtensions(element, parameters, conversion);
  for (const child of childrenOf(element)) convertElement(child, conversion);
}

/** The elements of BPMN in another, but for what stands in extensions and drawings. */
function childrenOf(element: ModdleElement): readonly ModdleElement[] {
  return Object.entries(element)
    .filter(([name]) => !name.startsWith('$') && name !== 'extensionElements' && name !== 'diagrams')
    .flatMap(([, value]: [string, unknown]) => value as ModdleElement | readonly ModdleElement[])
    .filter((value) => typeof value === 'object' && value !== null && value.$parent === element && !isAny(value));
}
