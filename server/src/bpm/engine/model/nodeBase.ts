import type { FlowElement } from './document/moddle.ts';
import type { Flow, NodeBase } from './Model.ts';
import { isVendorTrue } from './document/vendor.ts';

/** Where an element lies, and the flows between the elements around it. */
export interface Surroundings {
  /** Id of the sub-process; null at the top. */
  readonly scope: string | null;
  /** Flows by the id of their source, in the order of the document. */
  readonly outgoing: ReadonlyMap<string, readonly Flow[]>;
  readonly incoming: ReadonlyMap<string, readonly Flow[]>;
}

/** Gives what all elements have; `type` is how the history calls it. */
export function nodeBase(element: FlowElement, type: string, { scope, outgoing, incoming }: Surroundings): NodeBase {
  const id = element.id ?? '';
  return {
    id,
    name: element.name?.trim() || null,
    type,
    scope,
    outgoing: outgoing.get(id) ?? [],
    incoming: incoming.get(id) ?? [],
    defaultFlow: element.default?.id ?? null,
    isAsync: isVendorTrue(element, 'async') || isVendorTrue(element, 'asyncBefore'),
  };
}
