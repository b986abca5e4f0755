import { rowSection } from '../../attribute/rowSection.ts';
import { rowText } from '../../attribute/AttributeField.ts';
import { sortNotes } from '../../attribute/sortNotes.ts';
import { isForSecondEngine } from './secondEngine.ts';

const FIELDS = {
  id: rowText('id'),
  name: rowText('name'),
  code: rowText('code'),
  isHide: rowText('isHide'),
  next: rowText('next'),
  sort: rowText('sort'),
};

/** The buttons that people have for a task. Only Flowable's documents have them. */
export const buttons = rowSection({ type: 'Button', fields: FIELDS, isFor: isForSecondEngine('buttons'), checked: sortNotes });
