import type { ModdleElement } from './ModdleElement.ts';

/** Whether an element is of one of these types of BPMN, which are given without prefix. */
export const isAnyOf = (element: ModdleElement, ...types: readonly string[]): boolean =>
  types.some((type) => element.$instanceOf(`bpmn:${type}`));
