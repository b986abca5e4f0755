import { ruleErrors } from '@zhilv/contract';
import { smsCode, SmsScene } from '@zhilv/contract/system';
import { callBeforeSignIn } from '@zhilv/platform';
import { PasswordStrength } from '@zhilv/ui/plain/password-strength';
import { PlainButton } from '@zhilv/ui/plain/button';
import { useState } from 'react';
import type { FormProps } from '../form/FormProps.ts';
import { SignInForm } from '../form/SignInForm.tsx';
import { TenantField } from '../form/TenantField.tsx';
import { useSignInForm } from '../form/useSignInForm.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { SignInHeading } from '../scene/SignInLayout.tsx';
import styles from './ResetPassword.module.css';
import { SmsFields } from './SmsFields.tsx';
import { smsRefusal } from './smsRefusal.ts';
import { forgetMobile, lastMobile } from './useSentCode.ts';

const FIELDS = ['mobile', 'code', 'password'] as const;

/** The form that sets a new password for the account of a phone. */
export function ResetPassword({ tenantAsked, defaultTenant, onReturn }: FormProps & { onReturn: () => void }) {
  const initial = { mobile: lastMobile(), code: '', password: '' };
  const form = useSignInForm({ fields: FIELDS, initial, tenantAsked, defaultTenant });
  const [done, setDone] = useState(false);
  const { tenantName, values } = form;
  const typed = { mobile: values.mobile.trim(), code: values.code.trim(), password: values.password };

  if (done)
    return (
      <div key="done" ref={takeFocus} tabIndex={-1} className={styles['page']}>
        <SignInHeading>密码已重置</SignInHeading>
        <p className={styles['text']} role="status">
          请使用新密码登录。为了安全，该账号在其他设备上的登录已全部退出。
        </p>
        <PlainButton kind="primary" size="large" block onClick={onReturn}>
          去登录
        </PlainButton>
      </div>
    );

  return (
    <div key="form" ref={takeFocus} tabIndex={-1} className={styles['page']}>
      <SignInHeading>找回密码</SignInHeading>
      <SignInForm
        refusal={form.refusal}
        busy={form.busy}
        button={['重置密码', '正在重置…']}
        onSubmit={(event) =>
          void form.submit(event, {
            mistakes: () => ruleErrors(smsCode.resetPassword.input, typed, FIELDS),
            send: async () => {
              await callBeforeSignIn(smsCode.resetPassword, typed, tenantName);
              forgetMobile();
              setDone(true);
              return false;
            },
            worded: (error) => smsRefusal(error, SmsScene.forgottenPassword),
          })
        }
      >
        {tenantAsked && <TenantField {...form.field('tenantName')} />}
        <SmsFields form={form} scene={SmsScene.forgottenPassword} />
        <PasswordField
          {...form.field('password')}
          label="新密码"
          autoComplete="new-password"
          maxLength={16}
          hint={<PasswordStrength password={values.password} />}
        />
      </SignInForm>
      <div className={styles['return']}>
        <PlainButton kind="quiet" onClick={onReturn}>
          返回登录
        </PlainButton>
      </div>
    </div>
  );
}

/** What was pressed to come here is gone, so that the focus would be nowhere. */
const takeFocus = (page: HTMLElement | null): void => page?.focus();
