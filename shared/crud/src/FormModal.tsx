import { Modal } from '@zhilv/ui/modal';
import { useId } from 'react';
import type { Identified } from './defineResource.ts';
import { FormField } from './FormField.tsx';
import styles from './FormModal.module.css';
import type { Editor } from './useEditor.ts';

export interface FormModalProps<Row extends Identified, Name extends string> {
  editor: Editor<Row, Name>;
  /** In the order of typing. */
  fields: readonly NoInfer<Name>[];
  /** Fields that cannot be changed once the record exists. */
  fixed?: readonly NoInfer<Name>[];
}

/** The dialog in which a record is created or edited. */
export function FormModal<Row extends Identified, Name extends string>({ editor, fields, fixed }: FormModalProps<Row, Name>) {
  const formId = useId();
  const { resource, subject, form, required, saving, close, save } = editor;
  if (subject === null) return null;
  return (
    <Modal
      title={`${subject === 'new' ? '新增' : '修改'}${resource.name}`}
      form={formId}
      busy={saving}
      onCancel={() => void close()}
    >
      <form
        id={formId}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {fields.map((name) => (
          <FormField
            key={name}
            control={form.control}
            name={name}
            field={resource.fields[name]}
            required={required.has(name)}
            disabled={subject !== 'new' && fixed?.includes(name) === true}
          />
        ))}
      </form>
    </Modal>
  );
}
