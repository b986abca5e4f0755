import { PlainButton } from '@zhilv/ui/plain/button';
import type { FormEventHandler, ReactNode } from 'react';
import { Refusal } from './Refusal.tsx';
import styles from './SignInForm.module.css';

interface SignInFormProps {
  /** Why the form as a whole was refused; null when it was not. */
  refusal: string | null;
  busy: boolean;
  /** The button, at rest and while the form is being sent. */
  button: readonly [string, string];
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Fields with one button below them. Between the two stands what was refused. */
export function SignInForm({ refusal, busy, button: [rest, underWay], onSubmit, children }: SignInFormProps) {
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      {children}
      <Refusal text={refusal} />
      <PlainButton type="submit" kind="primary" size="large" block busy={busy}>
        {busy ? underWay : rest}
      </PlainButton>
    </form>
  );
}
