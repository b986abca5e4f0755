import { ruleErrors } from '@zhilv/contract';
import { REGISTRATION_OFF, registration, USERNAME_TAKEN } from '@zhilv/contract/system';
import { type ApiError, signInBy } from '@zhilv/platform';
import { SIGN_IN } from '@zhilv/site/addresses';
import { PasswordStrength } from '@zhilv/ui/plain/password-strength';
import { PlainButton } from '@zhilv/ui/plain/button';
import { PlainField } from '@zhilv/ui/plain/field';
import { useState } from 'react';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { isMissing } from '../form/isMissing.ts';
import { openWanted } from '../form/openWanted.ts';
import { SignInForm } from '../form/SignInForm.tsx';
import { TenantField } from '../form/TenantField.tsx';
import { type FormRefusal, useSignInForm } from '../form/useSignInForm.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { rememberTenant, tenantAtFirst } from '../remember/rememberedAccount.ts';
import type { SignInPageProps } from '../page/SignInPage.ts';
import { SignInHeading } from '../scene/SignInLayout.tsx';
import styles from './RegisterPage.module.css';

const FIELDS = ['username', 'nickname', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** The page to make an account of one's own, which signs in at once. */
export function RegisterPage({ settings: { tenant: tenantAsked, defaultTenant } }: SignInPageProps) {
  const [firstTenant] = useState(() => tenantAtFirst(defaultTenant));
  const initial = { username: '', nickname: '', password: '' };
  const form = useSignInForm<Field>({ fields: FIELDS, initial, tenantAsked, defaultTenant: firstTenant });
  const captcha = useCaptcha();
  const { tenantName, values } = form;

  return (
    <>
      <SignInHeading>注册账号</SignInHeading>
      <SignInForm
        refusal={form.refusal}
        busy={form.busy}
        button={['注册并登录', '正在注册…']}
        onSubmit={(event) =>
          void form.submit(event, {
            mistakes: () => ruleErrors(registration.register.input, values, FIELDS),
            send: async () => {
              const { username } = values;
              await captcha.attempted(
                (captchaVerification) =>
                  signInBy(registration.register, { ...values, captchaVerification }, { tenantName, username }),
                '尚未注册：请先完成安全验证',
              );
              rememberTenant(localStorage, tenantName);
              openWanted();
              return true;
            },
            worded,
          })
        }
      >
        {tenantAsked && <TenantField {...form.field('tenantName')} />}
        <PlainField
          {...form.field('username')}
          label="账号"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={16}
          hint="4-16 位字母或数字"
        />
        <PlainField {...form.field('nickname')} label="昵称" autoComplete="nickname" maxLength={30} />
        <PasswordField
          {...form.field('password')}
          label="密码"
          autoComplete="new-password"
          maxLength={16}
          hint={<PasswordStrength password={values.password} username={values.username} />}
        />
      </SignInForm>
      {captcha.dialog}
      <div className={styles['signIn']}>
        已有账号？
        <PlainButton kind="quiet" href={SIGN_IN + window.location.search}>
          去登录
        </PlainButton>
      </div>
    </>
  );
}

function worded(error: ApiError): FormRefusal<Field> {
  if (isMissing(error) || error.code === REGISTRATION_OFF)
    return { field: null, text: '当前系统未开放注册，请联系管理员开通账号。' };
  return { field: error.code === USERNAME_TAKEN ? 'username' : null, text: error.message };
}
