import type { ModdleElement } from '../../moddle/ModdleElement.ts';

/** Whether the panel has the sections of tasks for an element: its type says that it is one. */
export const isTask = ({ $type }: ModdleElement): boolean => $type.includes('Task');

/** Whether an element is of one of these types of BPMN, which are given without prefix. */
export const isAnyOf = (element: ModdleElement, ...types: readonly string[]): boolean =>
  types.some((type) => element.$instanceOf(`bpmn:${type}`));
