import { ApiError, endWithWindows, session, signInHindrance } from '@zhilv/platform';
import { PlainButton } from '@zhilv/ui/plain/button';
import { PlainField } from '@zhilv/ui/plain/field';
import { type FormEvent, useRef, useState } from 'react';
import { safeRedirect } from '../../address/safeRedirect.ts';
import { type Field, type FieldErrors, FIELDS, fieldErrors, fieldOfRefusal } from './passwordForm.ts';
import { PasswordField } from './PasswordField.tsx';
import styles from './PasswordSignIn.module.css';
import { rememberAccount, rememberedAccount } from './rememberedAccount.ts';

interface PasswordSignInProps {
  tenantAsked: boolean;
  /** The name of the tenant that is filled in where nobody has signed in yet. */
  defaultTenant: string;
}

/** The form to sign in by user name and password. On success it goes to the page that the visitor wanted. */
export function PasswordSignIn({ tenantAsked, defaultTenant }: PasswordSignInProps) {
  const [remembered] = useState(() => rememberedAccount(localStorage));
  const [values, setValues] = useState({
    tenantName: remembered?.tenantName ?? defaultTenant,
    username: remembered?.username ?? '',
    password: '',
  });
  const [remember, setRemember] = useState(remembered !== null && remembered.username !== null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState(signInHindrance);
  const [busy, setBusy] = useState(false);
  const inputs = useRef(new Map<Field, HTMLInputElement | null>());
  // A state would change only with the next render, too late for a second press.
  const submitting = useRef(false);

  const field = (name: Field) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    ref: (input: HTMLInputElement | null) => void inputs.current.set(name, input),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setValues((before) => ({ ...before, [name]: target.value }));
      setErrors(({ [name]: _corrected, ...others }) => others);
    },
  });

  function showErrors(found: FieldErrors): boolean {
    setErrors(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first !== undefined) inputs.current.get(first)?.focus();
    return first !== undefined;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (submitting.current) return;
    setRefusal(null);
    if (showErrors(fieldErrors(values, tenantAsked))) return;

    submitting.current = true;
    setBusy(true);
    const tenantName = values.tenantName.trim();
    try {
      await session.signIn({ tenantName, username: values.username, password: values.password });
      endWithWindows(!remember);
      rememberAccount(localStorage, { tenantName, username: remember ? values.username : null });
      // The form stays busy, for the next document is on its way.
      window.location.replace(safeRedirect(new URLSearchParams(window.location.search).get('redirect'), window.location.origin));
    } catch (error) {
      submitting.current = false;
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      const about = fieldOfRefusal(error.code);
      if (about === null) setRefusal(error.message);
      else showErrors({ [about]: error.message });
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {tenantAsked && <PlainField {...field('tenantName')} label="租户" autoComplete="organization" spellCheck={false} />}
      <PlainField {...field('username')} label="账号" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <PasswordField {...field('password')} label="密码" autoComplete="current-password" />
      <label className={styles['remember']}>
        <input type="checkbox" name="remember" checked={remember} onChange={({ target }) => setRemember(target.checked)} />
        记住我
      </label>
      <div role="alert">{refusal !== null && <p className={styles['refusal']}>{refusal}</p>}</div>
      <PlainButton type="submit" kind="primary" size="large" block busy={busy}>
        {busy ? '正在登录…' : '登录'}
      </PlainButton>
    </form>
  );
}
