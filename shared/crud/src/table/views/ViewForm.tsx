import { type Id, type OutputOf, ruleErrors } from '@zhilv/contract';
import { type ListView, listView } from '@zhilv/contract/system';
import { ApiError } from '@zhilv/platform';
import { Input } from '@zhilv/ui/input';
import { Modal } from '@zhilv/ui/modal';
import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { FieldNote } from '@zhilv/ui/plain/field-note';
import { Select } from '@zhilv/ui/select';
import { useId, useState } from 'react';
import styles from './ViewForm.module.css';

export interface ViewFormProps {
  /** Null for a new one. */
  view: ListView | null;
  /** The user may share with these. */
  roles: OutputOf<typeof listView.list>['roles'];
  /** @throws ApiError with the words to show at the name */
  save: (typed: { readonly name: string; readonly roleId: Id | null }) => Promise<void>;
  onClose: () => void;
}

const PRIVATE = '';

/** Asks for the name of a view and for who sees it. */
export function ViewForm({ view, roles, save, onClose }: ViewFormProps) {
  const id = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [roleId, setRoleId] = useState(String(view?.role?.id ?? PRIVATE));
  const [problem, setProblem] = useState<string | undefined>();
  const [saving, setSaving] = useState(false);
  // Somebody who has left a role may go on sharing with nobody, but sees what is so now.
  const known = view?.role && !roles.some((role) => String(role.id) === roleId) ? [...roles, view.role] : roles;
  const options = [
    { value: PRIVATE, label: '仅自己可见' },
    ...known.map((role) => ({ value: String(role.id), label: `共享给「${role.name}」` })),
  ];

  const submit = async (): Promise<void> => {
    const { name: mistake } = ruleErrors(listView.create.input, { name }, ['name']);
    if (mistake !== undefined) return setProblem(mistake);
    setSaving(true);
    try {
      await save({ name: name.trim(), roleId: known.find((role) => String(role.id) === roleId)?.id ?? null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      return setSaving(false);
    }
    onClose();
  };

  return (
    <Modal title={view === null ? '保存为视图' : '修改视图'} form={`${id}-form`} busy={saving} onCancel={onClose}>
      <form
        id={`${id}-form`}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FieldLabel htmlFor={`${id}-name`} required beside>
          视图名称
        </FieldLabel>
        <div>
          <Input
            id={`${id}-name`}
            value={name}
            onChange={(typed) => {
              setName(typed);
              setProblem(undefined);
            }}
            maxLength={30}
            required
            invalid={problem !== undefined}
            describedBy={`${id}-note`}
          />
          <FieldNote id={`${id}-note`} error={problem} hint={view === null ? '保存当前的筛选、排序和列。' : undefined} />
        </div>
        <FieldLabel id={`${id}-role-label`} htmlFor={`${id}-role`} beside>
          可见范围
        </FieldLabel>
        <Select
          id={`${id}-role`}
          labelledBy={`${id}-role-label`}
          value={roleId}
          onChange={(chosen) => setRoleId(chosen ?? PRIVATE)}
          options={options}
        />
      </form>
    </Modal>
  );
}
