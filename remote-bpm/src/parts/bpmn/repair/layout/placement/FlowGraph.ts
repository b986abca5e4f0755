import type { ModdleElement } from '../../../moddle/ModdleElement.ts';

/** A flow of a graph. */
export interface GraphFlow {
  readonly element: ModdleElement;
  /** A node of the graph. */
  readonly source: ModdleElement;
  readonly target: ModdleElement;
  /** The boundary event at the source with which it begins. */
  readonly boundary?: ModdleElement | undefined;
}

/** What is placed together: the nodes of one process or sub-process without what is in them, and the flows between them. */
export interface FlowGraph {
  readonly nodes: readonly ModdleElement[];
  readonly flows: readonly GraphFlow[];
}
