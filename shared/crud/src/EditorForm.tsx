import type { ModalProps } from '@zhilv/ui/modal';
import { type ComponentType, useId } from 'react';
import type { Identified } from './defineResource.ts';
import styles from './EditorForm.module.css';
import { FormField } from './FormField.tsx';
import type { FormModalProps } from './FormModal.tsx';
import { useDraft } from './useDraft.ts';

export interface EditorFormProps<Row extends Identified, Name extends string> extends FormModalProps<Row, Name> {
  /** The dialog it stands in (see editorForm.ts). */
  Dialog: ComponentType<ModalProps>;
}

/** An open editor: the dialog, and the form in it. */
export function EditorForm<Row extends Identified, Name extends string>(props: EditorFormProps<Row, Name>) {
  const { editor, fields, fixed, Dialog } = props;
  const formId = useId();
  const { resource, subject } = editor;
  const { control, required, saving, close, save } = useDraft(editor);
  return (
    <Dialog
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
            control={control}
            name={name}
            field={resource.fields[name]}
            required={required.has(name)}
            disabled={subject !== 'new' && fixed?.includes(name) === true}
          />
        ))}
      </form>
    </Dialog>
  );
}
