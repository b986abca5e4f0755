import { rowSection } from '../../attribute/rowSection.ts';
import { rowText } from '../../attribute/AttributeField.ts';
import { sortNotes } from '../../attribute/sortNotes.ts';
import { isForSecondEngine } from './secondEngine.ts';

const FIELDS = {
  id: rowText('id'),
  type: rowText('type'),
  value: rowText('value'),
  condition: rowText('condition'),
  operationType: rowText('operationType'),
  sort: rowText('sort'),
};

/** The rules by which a task gets its assignee. They stand in Flowable's documents beside the attribute of the same name. */
export const assigneeRules = rowSection({
  type: 'Assignee',
  fields: FIELDS,
  isFor: isForSecondEngine('assigneeRules'),
  checked: sortNotes,
});
