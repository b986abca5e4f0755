import { useActions } from '@zhilv/crud';
import { profile, profileSession, WRONG_PASSWORD } from '@zhilv/contract/system';
import { type ApiError, call, messages, useUnsavedChanges } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Card } from '@zhilv/ui/card';
import { PlainCheckbox } from '@zhilv/ui/plain/checkbox';
import { PasswordStrength } from '@zhilv/ui/plain/password-strength';
import { useRef, useState } from 'react';
import { PasswordField } from '../../parts/password/PasswordField.tsx';
import { type PasswordChange, type PasswordFaults, passwordFaults } from './passwordFaults.ts';
import styles from './PasswordForm.module.css';
import { passwordAdvice } from './passwordAdvice.ts';

export interface PasswordFormProps {
  username: string;
  /** The number of the user's sign-ins elsewhere, as far as the back end tells. */
  otherSessions: number;
  onSaved: () => Promise<void>;
}

const EMPTY: PasswordChange = { oldPassword: '', newPassword: '', repeated: '' };

/** Changes the password of the user's own account, and offers to end the sign-ins that were made by the old one. */
export function PasswordForm({ username, otherSessions, onSaved }: PasswordFormProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<PasswordFaults>({});
  const [endOthers, setEndOthers] = useState(true);
  const { isBusy, run } = useActions<'save'>();
  const old = useRef<HTMLInputElement>(null);
  const dirty = Object.values(typed).some((text: string) => text !== '');
  useUnsavedChanges(dirty);
  const faults: PasswordFaults = { ...(checked && passwordFaults(typed)), ...refused };

  const type = (change: Partial<PasswordChange>): void => {
    setTyped({ ...typed, ...change });
    setRefused({});
  };

  const save = async (): Promise<void> => {
    setChecked(true);
    if (Object.keys(passwordFaults(typed)).length > 0) return;
    const work = async (): Promise<void> => {
      const { oldPassword, newPassword } = typed;
      await call(profile.updatePassword, { oldPassword, newPassword }, { quiet: true });
      setTyped(EMPTY);
      setChecked(false);
      messages.success('密码已修改，下次请用新密码登录');
      if (endOthers && otherSessions > 0) await call(profileSession.endOthers, {}, { quiet: true });
      await onSaved();
    };
    const showRefusal = ({ code }: ApiError): boolean => {
      if (code !== WRONG_PASSWORD) return false;
      setRefused({ oldPassword: '旧密码不正确' });
      old.current?.focus();
      return true;
    };
    await run('save', work, { refused: showRefusal });
  };

  return (
    <Card title="修改密码">
      <form
        className={styles['form']}
        aria-label="修改密码"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {/* Password managers keep the new password for this account. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          ref={old}
          label="旧密码"
          autoComplete="current-password"
          value={typed.oldPassword}
          error={faults.oldPassword}
          onChange={(oldPassword) => type({ oldPassword })}
        />
        <PasswordField
          label="新密码"
          autoComplete="new-password"
          value={typed.newPassword}
          error={faults.newPassword}
          hint={
            <PasswordStrength
              password={typed.newPassword}
              username={username}
              advice={passwordAdvice(typed.newPassword, username)}
            />
          }
          onChange={(newPassword) => type({ newPassword })}
        />
        <PasswordField
          label="确认新密码"
          autoComplete="new-password"
          value={typed.repeated}
          error={faults.repeated}
          onChange={(repeated) => type({ repeated })}
        />
        {otherSessions > 0 && (
          <PlainCheckbox checked={endOthers} onChange={setEndOthers}>
            同时结束其他设备上的登录（{otherSessions} 个）
          </PlainCheckbox>
        )}
        <div className={styles['buttons']}>
          <Button kind="primary" submit busy={isBusy('save')}>
            确认修改
          </Button>
        </div>
      </form>
    </Card>
  );
}
