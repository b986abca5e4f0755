import { auth, type SocialLoginRequest } from '@zhilv/contract/system';
import { ApiError, session, signInBy, signInHindrance } from '@zhilv/platform';
import { PlainButton } from '@zhilv/ui/plain/button';
import { PlainField } from '@zhilv/ui/plain/field';
import { type FormEvent, useRef, useState } from 'react';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { openWanted } from '../form/openWanted.ts';
import { TenantField } from '../form/TenantField.tsx';
import { useTenantName } from '../form/tenantName.ts';
import { rememberAccount, rememberedAccount } from '../remember/rememberedAccount.ts';
import { useRememberedPassword } from '../remember/useRememberedPassword.ts';
import { type Field, type FieldErrors, FIELDS, fieldErrors, fieldOfRefusal } from './passwordForm.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import styles from './PasswordSignIn.module.css';

interface PasswordSignInProps {
  tenantAsked: boolean;
  /** The name of the tenant that is filled in where nobody has signed in yet. */
  defaultTenant: string;
  /** What a provider sent back with an account that is bound to nobody: signing in binds it. */
  social?: SocialLoginRequest;
  /** Words a refusal that is about the form as a whole; left out, in the back end's own words. */
  refusalText?: (error: ApiError) => string;
}

/** The form to sign in by user name and password. On success it goes to the page that the visitor wanted. */
export function PasswordSignIn({ tenantAsked, defaultTenant, social, refusalText }: PasswordSignInProps) {
  const [remembered] = useState(() => rememberedAccount(localStorage));
  const [typedTenant, setTenantName] = useTenantName(remembered?.tenantName ?? defaultTenant);
  const [typed, setValues] = useState({
    username: remembered?.username ?? '',
    password: '',
  });
  const values = { ...typed, tenantName: typedTenant };
  const [remember, setRemember] = useState(remembered !== null && remembered.username !== null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState(signInHindrance);
  const [busy, setBusy] = useState(false);
  const rememberedPassword = useRememberedPassword(remember);
  const captcha = useCaptcha();
  const inputs = useRef(new Map<Field, HTMLInputElement | null>());
  // A state would change only with the next render, too late for a second press.
  const submitting = useRef(false);

  const owner = { tenantName: values.tenantName.trim(), username: values.username };
  const isKept = rememberedPassword.isKeptFor(owner);

  const field = (name: Field) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    ref: (input: HTMLInputElement | null) => void inputs.current.set(name, input),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (name === 'tenantName') setTenantName(target.value);
      else setValues((before) => ({ ...before, [name]: target.value }));
      setErrors(({ [name]: _corrected, ...others }) => others);
    },
  });

  function setRemembering(wanted: boolean): void {
    setRemember(wanted);
    if (!wanted) rememberedPassword.forget();
  }

  function showErrors(found: FieldErrors): boolean {
    setErrors(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first !== undefined) inputs.current.get(first)?.focus();
    return first !== undefined;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    setRefusal(null);
    setBusy(true);
    let leaving = false;
    try {
      leaving = await signedIn();
    } finally {
      // The form stays busy after a success, for the next document is on its way.
      submitting.current = leaving;
      setBusy(leaving);
    }
  }

  /** Signs in with what the form holds. What goes wrong is shown where it belongs. */
  async function signedIn(): Promise<boolean> {
    const password = values.password === '' && isKept ? await rememberedPassword.recall(owner) : values.password;
    if (password === null) {
      showErrors({ password: '记住的密码已失效，请重新输入' });
      return false;
    }
    if (showErrors(fieldErrors({ ...values, password }, tenantAsked))) return false;
    try {
      const done = await captcha.attempted(async (captchaVerification) => {
        const sent = { username: owner.username, password, captchaVerification };
        if (social === undefined) await session.signIn({ ...sent, tenantName: owner.tenantName });
        else await signInBy(auth.login, { ...sent, ...boundBy(social) }, owner);
        return true;
      });
      if (done === null) {
        setRefusal('尚未登录：请先完成安全验证');
        return false;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const about = fieldOfRefusal(error.code);
      if (about === null) setRefusal(refusalText?.(error) ?? error.message);
      else showErrors({ [about]: error.message });
      if (about === 'password') rememberedPassword.forget();
      return false;
    }
    rememberAccount(localStorage, { tenantName: owner.tenantName, username: remember ? owner.username : null });
    if (remember) await rememberedPassword.keep(owner, password);
    else rememberedPassword.forget();
    openWanted({ remembered: remember });
    return true;
  }

  return (
    <>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        {tenantAsked && <TenantField {...field('tenantName')} />}
        <PlainField {...field('username')} label="账号" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <PasswordField
          {...field('password')}
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
        <div role="alert">{refusal !== null && <p className={styles['refusal']}>{refusal}</p>}</div>
        <PlainButton type="submit" kind="primary" size="large" block busy={busy}>
          {busy ? '正在登录…' : social === undefined ? '登录' : '登录并绑定'}
        </PlainButton>
      </form>
      {captcha.dialog}
    </>
  );
}

const boundBy = ({ type, code, state }: SocialLoginRequest) => ({ socialType: type, socialCode: code, socialState: state });
