import type { ModdleElement } from '../../../moddle/ModdleElement.ts';
import type { DocumentContext, FieldNote } from '../../Section.ts';
import { isAnyOf } from '../taskKinds.ts';

/** Whether an element has what the second engine, Flowable, adds to user tasks. */
export const isForSecondEngine = (element: ModdleElement, { engine }: DocumentContext): boolean =>
  engine.name === 'flowable' && isAnyOf(element, 'UserTask');

/** Says that a place in an order is no integer. None is needed. */
export const sortNotes = ({ sort }: { readonly sort: string }): readonly FieldNote[] =>
  /^([+-]?\d+)?$/.test(sort.trim()) ? [] : [{ field: 'sort', kind: 'error', text: '排序应为整数' }];
