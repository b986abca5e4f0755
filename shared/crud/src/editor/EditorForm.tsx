import type { ModalProps } from '@zhilv/ui/modal';
import { type ComponentType, useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { Identified } from '../resource/defineResource.ts';
import styles from './EditorForm.module.css';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { FormField } from './FormField.tsx';
import type { FormModalProps } from './FormModal.tsx';
import { useDraft } from './useDraft.ts';

/** A form with more fields has two columns. */
const ONE_COLUMN = 8;
/** A form with more fields gets a wider dialog, for in the smallest it would look like a till receipt. So does one with long texts. */
const NARROW = 5;

export interface EditorFormProps<Row extends Identified, Name extends string> extends FormModalProps<Row, Name> {
  /** The dialog around the form; editorCode.ts loads both. */
  Dialog: ComponentType<ModalProps>;
}

/** Shows an open editor: the dialog, and the form in it. */
export function EditorForm<Row extends Identified, Name extends string>(props: EditorFormProps<Row, Name>) {
  const { editor, fields, fixed, applies, Dialog } = props;
  const formId = useId();
  const { resource, subject } = editor;
  const { control, required, limitsOf, saving, close, save, conflict, settle } = useDraft(editor, fields);
  const typed = useWatch({ control, disabled: applies === undefined });
  const shown = applies === undefined ? fields : fields.filter((name) => applies(name, typed));
  const twoColumns = fields.length > ONE_COLUMN;
  const roomy = fields.length > NARROW || fields.some((name) => resource.fields[name].wide);
  return (
    <>
      <Dialog
        title={`${subject === 'new' ? '新增' : '修改'}${resource.name}`}
        form={formId}
        width={twoColumns ? 960 : roomy ? 720 : 520}
        busy={saving}
        onCancel={() => void close()}
      >
        <form
          id={formId}
          className={styles['form']}
          data-roomy={roomy}
          data-columns={twoColumns ? 2 : 1}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {shown.map((name) => (
            <FormField
              key={name}
              control={control}
              name={name}
              field={resource.fields[name]}
              required={required.has(name)}
              limits={limitsOf(name)}
              disabled={subject !== 'new' && fixed?.includes(name) === true}
            />
          ))}
        </form>
      </Dialog>
      {conflict !== null && (
        <ConflictDialog
          resource={resource}
          conflict={conflict}
          busy={saving}
          Dialog={Dialog}
          onCancel={settle.later}
          onTakeStored={settle.takeStored}
          onKeepTyped={() => void settle.keepTyped()}
        />
      )}
    </>
  );
}
