import { Button } from '@zhilv/ui/button';
import type { ModalProps } from '@zhilv/ui/modal';
import type { ComponentType } from 'react';
import { type Identified, nameOf, type Resource, showField, valueOf } from '../../resource/defineResource.ts';
import styles from './ConflictDialog.module.css';
import { sameValue } from './sameValue.ts';

/** A record that somebody else has changed since a form was opened over it. */
export interface Conflict<Row extends Identified> {
  readonly opened: Row;
  readonly stored: Row;
  /** The user's own changes, by the names of the fields. */
  readonly typed: Readonly<Record<string, unknown>>;
}

export interface ConflictDialogProps<Row extends Identified, Name extends string> {
  resource: Resource<Row, Name>;
  conflict: Conflict<Row>;
  busy: boolean;
  Dialog: ComponentType<ModalProps>;
  /** Goes back to the form, which stays as it is. */
  onCancel: () => void;
  /** Gives up what was typed for what is stored. */
  onTakeStored: () => void;
  /** Saves the user's own changes over what is stored. */
  onKeepTyped: () => void;
}

/** Tells what somebody else has made of a record, and lets the user choose. */
export function ConflictDialog<Row extends Identified, Name extends string>(props: ConflictDialogProps<Row, Name>) {
  const { resource, conflict, busy, Dialog, onCancel, onTakeStored, onKeepTyped } = props;
  const { opened, stored, typed } = conflict;
  // The names are those of the resource's fields.
  const changed = (Object.keys(resource.fields) as Name[]).filter(
    (name) => !sameValue(valueOf(opened, name), valueOf(stored, name)),
  );
  return (
    <Dialog
      title="内容已被他人修改"
      width={720}
      busy={busy}
      onCancel={onCancel}
      footer={
        <>
          <Button disabled={busy} onClick={onCancel}>
            继续编辑
          </Button>
          <Button disabled={busy} onClick={onTakeStored}>
            载入最新
          </Button>
          <Button kind="primary" busy={busy} onClick={onKeepTyped}>
            保存我的
          </Button>
        </>
      }
    >
      <p className={styles['sentence']}>
        {`在您编辑期间，「${nameOf(resource, opened)}」已被他人修改如下。保存您的修改时，您没有改动的内容以最新的为准。`}
      </p>
      <table className={styles['changes']}>
        <thead>
          <tr>
            {['内容', '打开时', '最新', '您的修改'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changed.map((name) => (
            <tr key={name}>
              <th scope="row">{resource.fields[name].label}</th>
              <td data-heading="打开时">{showField(resource, opened, name)}</td>
              <td data-heading="最新">{showField(resource, stored, name)}</td>
              <td data-heading="您的修改">
                {name in typed ? (
                  showField(resource, { ...stored, ...typed }, name)
                ) : (
                  <span className={styles['none']}>未修改</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
