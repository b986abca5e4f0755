import type { Profile } from '@zhilv/contract/system';
import { dict } from '@zhilv/crud';
import { Button } from '@zhilv/ui/button';
import { Card } from '@zhilv/ui/card';
import { PlainField } from '@zhilv/ui/plain/field';
import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { FieldNote } from '@zhilv/ui/plain/field-note';
import { useId } from 'react';
import { DETAIL_LABELS } from './details.ts';
import styles from './DetailsForm.module.css';
import { useDetails } from './useDetails.ts';

export interface DetailsFormProps {
  account: Profile;
  onSaved: () => Promise<void>;
}

const { Input: SexInput } = dict(DETAIL_LABELS.sex, 'system_user_sex');

/** Changes the details of the user's own account. */
export function DetailsForm({ account, onSaved }: DetailsFormProps) {
  const { typed, type, faults, dirty, saving, save, undo } = useDetails(account, onSaved);
  const sexId = useId();
  return (
    <Card title="基本资料">
      <form
        className={styles['form']}
        aria-label="基本资料"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PlainField
          label={DETAIL_LABELS.nickname}
          value={typed.nickname}
          error={faults.nickname}
          maxLength={30}
          autoComplete="nickname"
          required
          onChange={({ target }) => type({ nickname: target.value })}
        />
        <PlainField
          label={DETAIL_LABELS.mobile}
          type="tel"
          value={typed.mobile}
          error={faults.mobile}
          maxLength={11}
          autoComplete="tel-national"
          onChange={({ target }) => type({ mobile: target.value.trim() })}
        />
        <PlainField
          label={DETAIL_LABELS.email}
          type="email"
          value={typed.email}
          error={faults.email}
          maxLength={50}
          autoComplete="email"
          onChange={({ target }) => type({ email: target.value.trim() })}
        />
        <div className={styles['choice']}>
          <FieldLabel id={`${sexId}-label`} htmlFor={sexId}>
            {DETAIL_LABELS.sex}
          </FieldLabel>
          {SexInput && (
            <SexInput
              id={sexId}
              labelledBy={`${sexId}-label`}
              value={typed.sex}
              onChange={(sex) => type({ sex: sex as number | null })} // The dictionary has whole numbers.
              disabled={false}
              required
              invalid={false}
              filtering={false}
            />
          )}
          <FieldNote id={`${sexId}-note`} />
        </div>
        <div className={styles['buttons']}>
          <Button kind="primary" submit busy={saving} unavailable={dirty ? undefined : '资料没有改动，不需要保存'}>
            保存
          </Button>
          {dirty && (
            <Button disabled={saving} onClick={undo}>
              还原
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
