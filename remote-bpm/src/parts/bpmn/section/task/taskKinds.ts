import type { ModdleElement } from '../../moddle/ModdleElement.ts';

/** Whether the panel has the sections of tasks for an element: its type says that it is one. */
export const isTask = ({ $type }: ModdleElement): boolean => $type.includes('Task');
