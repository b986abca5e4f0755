import type { Element } from 'bpmn-js/lib/model/Types';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import { groupBy } from '../../parts/bpmn/grouping/groupBy.ts';
import type { Finding, Severity } from '../../parts/bpmn/lint/rule/Finding.ts';
import { type ModdleElement, textOf } from '../../parts/bpmn/moddle/ModdleElement.ts';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { typeName } from '../report/elementName.ts';
import { documentOf } from './documentOf.ts';

/** An element with what was found of it. */
export interface FoundAt {
  /** The id of the element, for people too; null for the file as a whole. */
  readonly id: string | null;
  /** Its name, or what it is. */
  readonly label: string;
  /** What is drawn of it, or of what it is in; null when nothing is. */
  readonly drawn: Element | null;
  /** The worst first. */
  readonly findings: readonly Finding[];
}

const ORDER: readonly Severity[] = ['error', 'warning', 'hint'];

const rankOf = ({ severity }: Finding): number => ORDER.indexOf(severity);

/** Knows where in the diagram findings are. */
export class FindingPlaces {
  readonly #diagram: OpenDiagram;

  constructor(diagram: OpenDiagram) {
    this.#diagram = diagram;
  }

  /** Gives findings by their elements, those with the worst first. */
  of(findings: readonly Finding[]): readonly FoundAt[] {
    const { ids } = documentOf(this.#diagram).moddle;
    const sorted = [...findings].sort((one, other) => rankOf(one) - rankOf(other));
    return [...groupBy(sorted, ({ elementId }) => elementId)].map(([id, found]) => {
      const object = id === null ? undefined : ids.assigned(id);
      return { id, label: labelOf(object), drawn: object === undefined ? null : this.#drawnOf(object), findings: found };
    });
  }

  /** Has the canvas show an element, in the sub-process that it is in, and selects it. */
  show({ drawn }: FoundAt): void {
    const canvas = this.#diagram.service<Canvas>('canvas');
    const selection = this.#diagram.service<Selection>('selection');
    // On a phone the list is below the canvas.
    canvas.getContainer().scrollIntoView({ block: 'nearest' });
    const element = drawn ?? canvas.getRootElement();
    // It may have been deleted since.
    if (this.#registry.get(element.id) !== element) return;
    if (drawn === null || !('parent' in element) || element.parent === null || element.parent === undefined) {
      canvas.setRootElement(element as Parameters<Canvas['setRootElement']>[0]); // What is in nothing is a root.
      selection.select(null);
      return;
    }
    canvas.scrollToElement(element, 80);
    selection.select(element);
  }

  get #registry(): ElementRegistry {
    return this.#diagram.service<ElementRegistry>('elementRegistry');
  }

  #drawnOf(object: ModdleElement): Element | null {
    for (let at: ModdleElement | undefined = object; at !== undefined; at = at.$parent) {
      const found = this.#registry.get(textOf(at, 'id') ?? '') ?? this.#poolOf(at);
      if (found !== undefined) return found as Element; // bpmn-js draws such ones only.
    }
    return null;
  }

  /** A process in a pool is drawn as the pool. */
  #poolOf(object: ModdleElement) {
    if (object.$type !== 'bpmn:Process') return undefined;
    return this.#registry.find(
      ({ businessObject }: { businessObject?: { processRef?: unknown } }) => businessObject?.processRef === object,
    );
  }
}

function labelOf(object: ModdleElement | undefined): string {
  if (object === undefined) return '流程文件';
  const name = (textOf(object, 'name') ?? '').trim();
  const kind = typeName(object.$type);
  return name === '' ? kind : `${kind}「${name}」`;
}
