import { isAnyOf } from '../../moddle/isAnyOf.ts';
import { attributeSection } from '../attribute/attributeSection.ts';
import type { AttributeField } from '../attribute/AttributeField.ts';
import type { FieldNote } from '../Section.ts';
import { isExpression, isIsoDate, isIsoDuration } from '../timer/isoTimes.ts';

const FIELDS = {
  assignee: { kind: 'text', names: 'assignee' },
  candidateUsers: { kind: 'list', names: 'candidateUsers' },
  candidateGroups: { kind: 'list', names: 'candidateGroups' },
  dueDate: { kind: 'text', names: 'dueDate' },
  followUpDate: { kind: 'text', names: 'followUpDate' },
  priority: { kind: 'text', names: 'priority' },
  owner: { kind: 'text', names: 'owner' },
  businessCalendarName: { kind: 'text', names: 'businessCalendarName' },
  category: { kind: 'text', names: 'category' },
  skipExpression: { kind: 'text', names: 'skipExpression' },
  taskIdVariableName: { kind: 'text', names: 'taskIdVariableName' },
  taskCompleterVariableName: { kind: 'text', names: 'taskCompleterVariableName' },
} as const satisfies Readonly<Record<string, AttributeField>>;

/** Who does a task, and when. */
export const userTask = attributeSection(
  FIELDS,
  (element) => isAnyOf(element, 'UserTask'),
  ({ priority, dueDate, followUpDate, businessCalendarName }): readonly FieldNote[] => [
    ...(isNumber(priority) ? [] : [{ field: 'priority', kind: 'error' as const, text: '优先级应为整数或表达式' }]),
    // Calendars of an installation's own read what they like.
    ...(isDate(dueDate) || businessCalendarName !== '' ? [] : [dateNote('dueDate', '到期时间')]),
    ...(isDate(followUpDate) ? [] : [dateNote('followUpDate', '跟进时间')]),
  ],
);

const isNumber = (text: string) => text.trim() === '' || /^[+-]?\d+$/.test(text.trim()) || isExpression(text);

const isDate = (text: string) => text.trim() === '' || [isExpression, isIsoDate, isIsoDuration].some((isRight) => isRight(text));

const dateNote = (field: string, label: string): FieldNote => ({
  field,
  kind: 'warning',
  text: `${label}应为 ISO 8601 日期、时长或表达式`,
});
