import { assigneeRules } from '../../../../parts/bpmn/section/task/rows/assigneeRules.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { TextField } from '../../field/TextField.tsx';
import { RowsTable } from '../../rows/RowsTable.tsx';
import { useRows } from '../../rows/useRows.ts';
import type { SectionProps } from '../SectionProps.ts';

const OPERATIONS = [
  { value: '', label: '未设置' },
  { value: 'and', label: '同时满足 and' },
  { value: 'or', label: '满足其一 or' },
];

/** The rules by which a task gets its assignee. */
export function AssigneeRules({ subject }: SectionProps) {
  const rows = useRows(assigneeRules, subject);
  return (
    <RowsTable
      noun="办理人规则"
      rows={rows}
      fresh={() => ({ id: '', type: '', value: '', condition: '', operationType: '', sort: String(rows.rows.length + 1) })}
      nameOf={({ type, value, id }) => [type, value].filter(Boolean).join(' ') || id}
      columns={[
        { title: '类型', cell: ({ type }) => type || '—' },
        { title: '值', cell: ({ value }) => value || '—' },
        { title: '条件', cell: ({ condition }) => <code>{condition || '—'}</code> },
      ]}
    >
      {({ field }) => (
        <FieldGroup>
          <TextField label="类型" field={field('type')} placeholder="如 10（角色）" />
          <TextField label="值" field={field('value')} />
          <TextField label="条件" field={field('condition')} placeholder="如 days > 3" />
          <ChoiceField label="与其他规则" field={field('operationType')} options={OPERATIONS} />
          <TextField label="排序" field={field('sort')} placeholder="整数，小的在前" />
          <TextField label="编号" field={field('id')} />
        </FieldGroup>
      )}
    </RowsTable>
  );
}
