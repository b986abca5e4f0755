import { reads } from '../../../engine/capabilities.ts';
import { isAnyOf } from '../../../moddle/isAnyOf.ts';
import type { ModdleElement } from '../../../moddle/ModdleElement.ts';
import type { DocumentContext, FieldNote } from '../../Section.ts';

/** Whether an element has what the second engine, Flowable, adds to user tasks. */
export const isForSecondEngine =
  (feature: 'buttons' | 'assigneeRules') =>
  (element: ModdleElement, { engine }: DocumentContext): boolean =>
    reads(engine, feature) && isAnyOf(element, 'UserTask');

/** Says that a place in an order is no integer. None is needed. */
export const sortNotes = ({ sort }: { readonly sort: string }): readonly FieldNote[] =>
  /^([+-]?\d+)?$/.test(sort.trim()) ? [] : [{ field: 'sort', kind: 'error', text: '排序应为整数' }];
