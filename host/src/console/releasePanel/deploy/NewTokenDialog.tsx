import { deployToken } from '@zhilv/contract/operation';
import { ApiError, call } from '@zhilv/platform';
import { Input } from '@zhilv/ui/input';
import { Modal } from '@zhilv/ui/modal';
import { PlainCheckbox } from '@zhilv/ui/plain/checkbox';
import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { FieldNote } from '@zhilv/ui/plain/field-note';
import { Select } from '@zhilv/ui/select';
import { type FormEvent, useId, useState } from 'react';
import { useEntryTitle } from '../section/useEntryTitle.ts';
import styles from './NewTokenDialog.module.css';

export interface NewTokenDialogProps {
  /** The names of the host and of the remotes that were published. */
  names: readonly string[];
  /** Takes the token, which nobody is told again. */
  onMade: (token: string) => void;
  onCancel: () => void;
}

const RIGHTS = [
  { value: 'upload', label: '仅上传（由他人发布）' },
  { value: 'release', label: '上传、发布、回退、停用与恢复' },
] as const;

const LIFETIMES = [7, 30, 90, 180, 365].map((value) => ({ value, label: value === 365 ? '1 年' : `${value} 天` }));

type Fields = 'name' | 'remotes';

/** Asks what a new deploy token is for, and makes it. */
export function NewTokenDialog({ names, onMade, onCancel }: NewTokenDialogProps) {
  const titleOf = useEntryTitle();
  const id = useId();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [others, setOthers] = useState('');
  const [rights, setRights] = useState<(typeof RIGHTS)[number]['value']>('upload');
  const [days, setDays] = useState(90);
  const [wrong, setWrong] = useState<Partial<Record<Fields, string>>>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const remotes = [...chosen, ...others.split(/[\s,，、]+/).filter((one) => one !== '')];
    const parsed = deployToken.create.input.safeParse({ name: name.trim(), remotes, rights, days });
    if (!parsed.success) {
      const messageOf = (field: Fields) => parsed.error.issues.find(({ path }) => path[0] === field)?.message;
      const found = { name: messageOf('name'), remotes: messageOf('remotes') };
      setWrong({ ...(found.name && { name: found.name }), ...(found.remotes && { remotes: found.remotes }) });
      return;
    }
    setWrong({});
    setBusy(true);
    try {
      onMade((await call(deployToken.create, parsed.data)).token);
    } catch (error) {
      // `call` has told the user why, and what was typed stays.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal title="新建部署令牌" form={`${id}-form`} okText="新建" busy={busy} onCancel={onCancel}>
      <form id={`${id}-form`} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles['field']}>
          <FieldLabel htmlFor={`${id}-name`} required>
            名称
          </FieldLabel>
          <Input
            id={`${id}-name`}
            value={name}
            onChange={setName}
            maxLength={30}
            placeholder="例如：票务团队的流水线"
            required
            invalid={wrong.name !== undefined}
            describedBy={`${id}-name-note`}
          />
          <FieldNote id={`${id}-name-note`} error={wrong.name} />
        </div>
        <div className={styles['field']}>
          <FieldLabel htmlFor={`${id}-others`} id={`${id}-remotes`} required>
            模块
          </FieldLabel>
          <div role="group" aria-labelledby={`${id}-remotes`} className={styles['checks']}>
            {names.map((one) => (
              <PlainCheckbox
                key={one}
                checked={chosen.includes(one)}
                onChange={(checked) => setChosen(names.filter((other) => (other === one ? checked : chosen.includes(other))))}
              >
                {titleOf(one)}
              </PlainCheckbox>
            ))}
          </div>
          <Input
            id={`${id}-others`}
            value={others}
            onChange={setOthers}
            placeholder="尚未发布过的模块，例如 remote_ticket"
            invalid={wrong.remotes !== undefined}
            describedBy={`${id}-remotes-note`}
          />
          <FieldNote id={`${id}-remotes-note`} error={wrong.remotes} hint="令牌只能用于这些模块；主应用的版本影响所有人。" />
        </div>
        <div className={styles['field']}>
          <FieldLabel htmlFor={`${id}-rights`} id={`${id}-rights-label`}>
            权限范围
          </FieldLabel>
          <Select
            id={`${id}-rights`}
            labelledBy={`${id}-rights-label`}
            value={rights}
            onChange={(value) => setRights(value ?? 'upload')}
            options={RIGHTS}
          />
        </div>
        <div className={styles['field']}>
          <FieldLabel htmlFor={`${id}-days`} id={`${id}-days-label`}>
            有效期
          </FieldLabel>
          <Select
            id={`${id}-days`}
            labelledBy={`${id}-days-label`}
            value={days}
            onChange={(value) => setDays(value ?? 90)}
            options={LIFETIMES}
          />
        </div>
      </form>
    </Modal>
  );
}
