import { BAD_CREDENTIALS, type SocialLoginRequest } from '@zhilv/contract/system';
import { ApiError } from '@zhilv/platform';
import { PlainField } from '@zhilv/ui/plain/field';
import { useState } from 'react';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { calls } from '../form/calls.ts';
import type { FormProps } from '../form/FormProps.ts';
import { openWanted } from '../form/openWanted.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { SignInForm } from '../form/SignInForm.tsx';
import { TenantField } from '../form/TenantField.tsx';
import { type FormRefusal, useSignInForm } from '../form/useSignInForm.ts';
import { rememberAccount, rememberedAccount } from '../remember/rememberedAccount.ts';
import { useRememberedPassword } from '../remember/useRememberedPassword.ts';
import styles from './PasswordSignIn.module.css';

interface PasswordSignInProps extends FormProps {
  /** What a provider sent back with an account that is bound to nobody: signing in binds it. */
  social?: SocialLoginRequest;
  /** Words a refusal that is about the form as a whole; left out, in the back end's own words. */
  refusalText?: (error: ApiError) => string;
}

const FIELDS = ['username', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** The form to sign in by user name and password. On success it goes to the page that the visitor wanted. */
export function PasswordSignIn({ tenantAsked, defaultTenant, social, refusalText }: PasswordSignInProps) {
  const [remembered] = useState(() => rememberedAccount(localStorage)?.username ?? null);
  const initial = { username: remembered ?? '', password: '' };
  const form = useSignInForm<Field>({ fields: FIELDS, initial, tenantAsked, defaultTenant });
  const [remember, setRemember] = useState(remembered !== null);
  const rememberedPassword = useRememberedPassword(remember);
  const captcha = useCaptcha();

  const { username, password: typed } = form.values;
  const owner = { tenantName: form.tenantName, username };
  const isKept = rememberedPassword.isKeptFor(owner);
  const takesKept = isKept && typed === '';

  function setRemembering(wanted: boolean): void {
    setRemember(wanted);
    if (!wanted) rememberedPassword.forget();
  }

  /** Gives what is wrong with what was typed. @throws ApiError where the rules cannot be had */
  async function mistakes(): Promise<Partial<Record<Field, string | undefined>>> {
    const { passwordErrors } = await calls();
    const { password, ...errors } = passwordErrors(form.values);
    // The remembered password kept to the rules when it was typed.
    return { ...errors, ...(!takesKept && { password }) };
  }

  /** Signs in with what the form holds. Gives whether somebody is signed in. */
  async function send(): Promise<boolean> {
    const password = takesKept ? await rememberedPassword.recall(owner) : typed;
    if (password === null) {
      form.showErrors({ password: '记住的密码已失效，请重新输入' });
      return false;
    }
    await signIn(password);
    rememberAccount(localStorage, { tenantName: owner.tenantName, username: remember ? username : null });
    if (remember) await rememberedPassword.keep(owner, password);
    else rememberedPassword.forget();
    openWanted({ remembered: remember });
    return true;
  }

  /** Signs in by a password. One that is wrong is not remembered any longer. @throws ApiError with the refusal */
  async function signIn(password: string): Promise<void> {
    const { signInByPassword } = await calls();
    try {
      await captcha.attempted((captchaVerification) => {
        const sent = { username, password, captchaVerification, ...(social !== undefined && boundBy(social)) };
        return signInByPassword(sent, owner);
      }, '尚未登录：请先完成安全验证');
    } catch (error) {
      if (error instanceof ApiError && isWrongPassword(error)) rememberedPassword.forget();
      throw error;
    }
  }

  const worded = (error: ApiError): FormRefusal<Field> =>
    isWrongPassword(error)
      ? { field: 'password', text: error.message }
      : { field: null, text: refusalText?.(error) ?? error.message };

  return (
    <>
      <SignInForm
        refusal={form.refusal}
        busy={form.busy}
        button={[social === undefined ? '登录' : '登录并绑定', '正在登录…']}
        onSubmit={(event) => void form.submit(event, { mistakes, send, worded })}
      >
        {tenantAsked && <TenantField {...form.field('tenantName')} />}
        <PlainField {...form.field('username')} label="账号" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <PasswordField
          {...form.field('password')}
          label="密码"
          autoComplete="current-password"
          // Eight dots, however long the password is, which is not in the document before the form is sent.
          {...(isKept && { placeholder: '••••••••', hint: '已记住密码，可直接登录' })}
        />
        <label className={styles['remember']}>
          <input type="checkbox" name="remember" checked={remember} onChange={({ target }) => setRemembering(target.checked)} />
          记住我
        </label>
        {rememberedPassword.note !== null && <p className={styles['note']}>{rememberedPassword.note}</p>}
      </SignInForm>
      {captcha.dialog}
    </>
  );
}

/** It is more likely the password that is wrong than the name, for people cannot see what they type. */
const isWrongPassword = ({ code }: ApiError): boolean => code === BAD_CREDENTIALS;

const boundBy = ({ type, code, state }: SocialLoginRequest) => ({ socialType: type, socialCode: code, socialState: state });
