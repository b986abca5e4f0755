import type { ExplainedKind } from '@zhilv/contract/system';
import { Button } from '@zhilv/ui/button';
import { Input } from '@zhilv/ui/input';
import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { Select } from '@zhilv/ui/select';
import { useId, useState } from 'react';
import type { Question } from './loadExplanation.ts';
import styles from './QuestionForm.module.css';

export interface QuestionFormProps {
  question: Question;
  busy: boolean;
  onAsk: (question: Question) => void;
}

/** The kinds by their names, each with an example of a value. */
const KINDS: readonly { readonly value: ExplainedKind; readonly label: string; readonly example: string }[] = [
  { value: 'permission', label: '权限标识', example: 'system:user:create' },
  { value: 'path', label: '接口地址', example: '/system/user/create' },
  { value: 'pageKey', label: '页面标识', example: 'system/dict/index' },
  { value: 'address', label: '页面地址', example: '/system/dict' },
];

/** Asks who and what is to be explained. */
export function QuestionForm({ question, busy, onAsk }: QuestionFormProps) {
  const [typed, setTyped] = useState(question);
  // Another address asks another question, in the same fields: new ones would take the focus away.
  const [shown, setShown] = useState(question);
  if (!isSame(shown, question)) {
    setShown(question);
    setTyped(question);
  }
  const id = useId();
  const chosen = KINDS.find(({ value }) => value === typed.kind);
  const complete = typed.username.trim() !== '' && typed.value.trim() !== '';
  return (
    <form
      className={styles['form']}
      aria-label="查询权限"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (complete) onAsk({ ...typed, username: typed.username.trim(), value: typed.value.trim() });
      }}
    >
      <div className={styles['field']}>
        <FieldLabel htmlFor={`${id}-username`}>用户账号</FieldLabel>
        <Input
          id={`${id}-username`}
          value={typed.username}
          onChange={(username) => setTyped({ ...typed, username })}
          maxLength={30}
          placeholder="例如 admin"
          clearable
        />
      </div>
      <div className={styles['field']}>
        <FieldLabel id={`${id}-kind-label`} htmlFor={`${id}-kind`}>
          查询方式
        </FieldLabel>
        <Select
          id={`${id}-kind`}
          labelledBy={`${id}-kind-label`}
          value={typed.kind}
          onChange={(kind) => setTyped({ ...typed, kind: kind ?? 'permission' })}
          options={KINDS}
        />
      </div>
      <div className={styles['wide']}>
        <FieldLabel htmlFor={`${id}-value`}>{chosen?.label}</FieldLabel>
        <Input
          id={`${id}-value`}
          value={typed.value}
          onChange={(value) => setTyped({ ...typed, value })}
          maxLength={512}
          placeholder={`例如 ${chosen?.example ?? ''}`}
          clearable
        />
      </div>
      <Button kind="primary" submit busy={busy} unavailable={complete ? undefined : '请先填写用户账号和要查询的内容'}>
        查询
      </Button>
    </form>
  );
}

const isSame = (one: Question, other: Question): boolean =>
  one.username === other.username && one.kind === other.kind && one.value === other.value;
