import type { ListenerField } from '../../../../parts/bpmn/section/listeners/Listener.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { LongTextField } from '../../field/LongTextField.tsx';
import { TextField } from '../../field/TextField.tsx';
import { RowsTable } from '../../rows/RowsTable.tsx';
import type { Rows } from '../../rows/useRows.ts';
import { FIELD_TYPES } from './fieldTypes.ts';

const fresh = (): ListenerField => ({ name: '', fieldType: 'string', string: '', expression: '' });

export interface InjectedFieldTableProps {
  /** Those of a task or of a listener. */
  rows: Rows<ListenerField>;
}

/** The fields that an engine injects into a class before it calls it. */
export function InjectedFieldTable({ rows }: InjectedFieldTableProps) {
  return (
    <RowsTable
      noun="注入字段"
      rows={rows}
      fresh={fresh}
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
            <LongTextField label="字段表达式" field={field('expression')} required code />
          )}
        </FieldGroup>
      )}
    </RowsTable>
  );
}
