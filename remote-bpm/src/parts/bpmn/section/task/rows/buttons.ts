import { rowSection } from '../../attribute/rowSection.ts';
import { rowText } from '../../attribute/AttributeField.ts';
import { isForSecondEngine, sortNotes } from './secondEngine.ts';

const FIELDS = {
  id: rowText('id'),
  name: rowText('name'),
  code: rowText('code'),
  isHide: rowText('isHide'),
  next: rowText('next'),
  sort: rowText('sort'),
};

/** The buttons that people have for a task. Only Flowable's documents have them. */
export const buttons = rowSection({ type: 'Button', fields: FIELDS, isFor: isForSecondEngine, checked: sortNotes });
