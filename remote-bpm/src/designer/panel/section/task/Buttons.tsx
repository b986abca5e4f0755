import { buttons } from '../../../../parts/bpmn/section/task/rows/buttons.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { TextField } from '../../field/TextField.tsx';
import { RowsTable } from '../../rows/RowsTable.tsx';
import { useRows } from '../../rows/useRows.ts';
import type { SectionProps } from '../SectionProps.ts';

const YES_OR_NO = [
  { value: '', label: '未设置' },
  { value: '0', label: '否' },
  { value: '1', label: '是' },
];

/** The buttons that people have for a task. */
export function Buttons({ subject }: SectionProps) {
  const rows = useRows(buttons, subject);
  return (
    <RowsTable
      noun="按钮"
      rows={rows}
      fresh={() => ({ id: '', name: '', code: '', isHide: '', next: '', sort: String(rows.rows.length + 1) })}
      nameOf={({ name, code, id }) => name || code || id}
      columns={[
        { title: '名称', cell: ({ name }) => name || '—' },
        { title: '编码', cell: ({ code }) => <code>{code || '—'}</code> },
        { title: '排序', cell: ({ sort }) => sort || '—' },
      ]}
    >
      {({ field }) => (
        <FieldGroup>
          <TextField label="名称" field={field('name')} />
          <TextField label="编码" field={field('code')} placeholder="如 agree" />
          <ChoiceField label="是否隐藏" field={field('isHide')} options={YES_OR_NO} />
          <ChoiceField label="需要下一步" field={field('next')} options={YES_OR_NO} />
          <TextField label="排序" field={field('sort')} placeholder="整数，小的在前" />
          <TextField label="编号" field={field('id')} />
        </FieldGroup>
      )}
    </RowsTable>
  );
}
