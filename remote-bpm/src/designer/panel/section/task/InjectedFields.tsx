import { injectedFields } from '../../../../parts/bpmn/section/field/injectedFields.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { LongTextField } from '../../field/LongTextField.tsx';
import { TextField } from '../../field/TextField.tsx';
import { RowsTable } from '../../rows/RowsTable.tsx';
import { useRows } from '../../rows/useRows.ts';
import type { SectionProps } from '../SectionProps.ts';

const FIELD_TYPES = [
  { value: 'string', label: '字符串' },
  { value: 'expression', label: '表达式' },
] as const;

/** The fields that an engine injects into the class of a task. */
export function InjectedFields({ subject }: SectionProps) {
  const rows = useRows(injectedFields, subject);
  return (
    <RowsTable
      noun="注入字段"
      rows={rows}
      fresh={() => ({ name: '', fieldType: 'string' as const, string: '', expression: '' })}
      nameOf={({ name }) => name}
      columns={[
        { title: '名称', cell: ({ name }) => name },
        { title: '类型', cell: ({ fieldType }) => (fieldType === 'string' ? '字符串' : '表达式') },
        {
          title: '值',
          cell: ({ fieldType, string, expression }) => (fieldType === 'string' ? string : <code>{expression}</code>),
        },
      ]}
    >
      {({ row, field }) => (
        <FieldGroup>
          <TextField label="字段名称" field={field('name')} required />
          <ChoiceField label="字段类型" field={field('fieldType')} options={FIELD_TYPES} required />
          {row.fieldType === 'string' ? (
            <LongTextField label="字段值" field={field('string')} required />
          ) : (
            <LongTextField label="表达式" field={field('expression')} required code />
          )}
        </FieldGroup>
      )}
    </RowsTable>
  );
}
