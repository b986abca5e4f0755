import type { FieldNote } from '../Section.ts';

/** Says that the place of a row in the order of rows is no integer. None is needed. */
export const sortNotes = ({ sort }: { readonly sort: string }): readonly FieldNote[] =>
  /^([+-]?\d+)?$/.test(sort.trim()) ? [] : [{ field: 'sort', kind: 'error', text: '排序应为整数' }];
