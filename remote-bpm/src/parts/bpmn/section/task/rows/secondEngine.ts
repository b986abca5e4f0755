import { reads } from '../../../engine/capabilities.ts';
import { isAnyOf } from '../../../moddle/isAnyOf.ts';
import type { ModdleElement } from '../../../moddle/ModdleElement.ts';
import type { DocumentContext } from '../../Section.ts';

/** Whether an element has what the second engine, Flowable, adds to user tasks. */
export const isForSecondEngine =
  (feature: 'buttons' | 'assigneeRules') =>
  (element: ModdleElement, { engine }: DocumentContext): boolean =>
    reads(engine, feature) && isAnyOf(element, 'UserTask');
