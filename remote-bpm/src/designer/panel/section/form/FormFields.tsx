import { reads } from '../../../../parts/bpmn/engine/capabilities.ts';
import type { FormField } from '../../../../parts/bpmn/section/form/FormField.ts';
import { formFields } from '../../../../parts/bpmn/section/form/formFields.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { useSection } from '../../field/useSection.ts';
import { RowsTable } from '../../rows/RowsTable.tsx';
import { rowsIn } from '../../rows/useRows.ts';
import type { SectionProps } from '../SectionProps.ts';
import { FormFieldFields } from './FormFieldFields.tsx';
import { typeLabel } from './formFieldTypes.ts';

/** What a new field begins with. */
const FRESH: FormField = {
  id: '',
  label: '',
  type: 'string',
  defaultValue: '',
  datePattern: '',
  variable: '',
  expression: '',
  required: '',
  readable: '',
  writable: '',
  lenientDateParsing: '',
  values: [],
  constraints: [],
  properties: [],
};

/** The fields of a form that stands in the process itself. */
export function FormFields({ subject }: SectionProps) {
  const shown = useSection(formFields, subject);
  const { view, notes, change } = shown;
  const rows = rowsIn(formFields, shown, {
    rowsOf: ({ fields }) => fields,
    changeOf: (fields) => ({ fields }),
    list: 'fields',
  });
  const unread = notes.find(({ field }) => field === 'fields');
  return (
    <>
      <RowsTable
        noun="表单字段"
        rows={rows}
        fresh={() => FRESH}
        nameOf={({ id, label }) => label || id}
        columns={[
          { title: '编号', cell: ({ id }) => <code>{id}</code> },
          { title: '名称', cell: ({ label }) => label || '—' },
          { title: '类型', cell: ({ type }) => typeLabel(type) },
        ]}
        {...(unread !== undefined && { help: unread.text })}
      >
        {(draft) => <FormFieldFields engine={subject.document.engine} draft={draft} />}
      </RowsTable>
      {reads(subject.document.engine, 'formData') && (view.fields.length > 0 || view.businessKey !== '') && (
        <FieldGroup>
          <ChoiceField
            label="业务标识字段"
            field={{
              name: 'businessKey',
              value: view.businessKey,
              notes: [],
              disabled: subject.disabled,
              pending: null,
              write: (businessKey) => change({ businessKey }).view.businessKey,
            }}
            options={[{ value: '', label: '无' }, ...view.fields.map(({ id, label }) => ({ value: id, label: label || id }))]}
          />
        </FieldGroup>
      )}
    </>
  );
}
