import { ApiError, session } from '@zhilv/platform';
import { PlainButton } from '@zhilv/ui/plain/button';
import { PlainField } from '@zhilv/ui/plain/field';
import { type FormEvent, useState } from 'react';
import styles from './SignIn.module.css';

interface SignInProps {
  remote: string;
  tenantAsked: boolean;
  /** The name of the tenant that is filled in. */
  defaultTenant: string;
}

/** The form to sign in by user name and password. On success it loads the document anew. */
export function SignIn({ remote, tenantAsked, defaultTenant }: SignInProps) {
  const [values, setValues] = useState({ tenantName: defaultTenant, username: '', password: '' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => setValues((before) => ({ ...before, [name]: target.value })),
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRefusal(null);
    setBusy(true);
    try {
      await session.signIn(values);
      // The form stays busy while the document is loaded anew.
      window.location.reload();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    }
  }

  return (
    <main className={styles['page']}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <h1 className={styles['title']}>智旅 · 独立运行</h1>
        <p className={styles['remote']}>{remote}</p>
        {tenantAsked && <PlainField {...field('tenantName')} label="租户" autoComplete="organization" />}
        <PlainField {...field('username')} label="账号" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <PlainField {...field('password')} label="密码" type="password" autoComplete="current-password" />
        <p role="alert" className={styles['refusal']}>
          {refusal}
        </p>
        <PlainButton type="submit" kind="primary" size="large" block busy={busy}>
          {busy ? '正在登录…' : '登录'}
        </PlainButton>
      </form>
    </main>
  );
}
