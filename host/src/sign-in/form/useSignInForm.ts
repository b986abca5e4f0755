import { TENANT_REFUSALS } from '@zhilv/contract/system';
import { ApiError, signInHindrance } from '@zhilv/platform';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { missingTenant, useTenantName } from './tenantName.ts';

type Messages<Field extends string> = Readonly<Partial<Record<Field | 'tenantName', string | undefined>>>;

/** A failure in the words that the form shows, at a field or, without one, for the form as a whole. */
export interface FormRefusal<Field extends string> {
  readonly field: Field | 'tenantName' | null;
  readonly text: string;
}

type Wording<Field extends string> = (error: ApiError) => FormRefusal<Field>;

/** What a field of the form is drawn with. */
interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly required: true;
  readonly ref: (input: HTMLInputElement | null) => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface Rules<Field extends string> {
  /** The fields below that of the tenant, in the order people fill them in. */
  readonly fields: readonly Field[];
  readonly initial: Readonly<Record<Field, string>>;
  readonly tenantAsked: boolean;
  readonly defaultTenant: string;
}

const ABOUT_TENANT: ReadonlySet<number> = new Set(Object.values(TENANT_REFUSALS));

/** The state of a form of this document: what is typed, which fields are refused and why, and whether it is being sent. */
export function useSignInForm<Field extends string>({ fields, initial, tenantAsked, defaultTenant }: Rules<Field>) {
  const [tenantName, setTenantName] = useTenantName(defaultTenant);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string | undefined>>>>({});
  const [refusal, setRefusal] = useState(signInHindrance);
  const [busy, setBusy] = useState(false);
  const inputs = useRef(new Map<string, HTMLInputElement | null>());
  // A state would change only with the next render, too late for a second press.
  const sending = useRef(false);

  const focus = (name: Field | 'tenantName') => inputs.current.get(name)?.focus();

  const forget = (name: Field | 'tenantName') => setErrors((before) => ({ ...before, [name]: undefined }));

  const field = (name: Field | 'tenantName'): FieldProps => ({
    name,
    value: name === 'tenantName' ? tenantName : values[name],
    error: errors[name],
    required: true,
    ref: (input: HTMLInputElement | null) => void inputs.current.set(name, input),
    onChange: ({ target }) => {
      if (name === 'tenantName') setTenantName(target.value);
      else setValues((before) => ({ ...before, [name]: target.value }));
      forget(name);
    },
  });

  /** Shows messages at their fields and turns to the first of them. Gives whether there are any. */
  function showErrors(found: Messages<Field>): boolean {
    setErrors(found);
    const first = (['tenantName', ...fields] as const).find((name) => found[name] !== undefined);
    if (first !== undefined) focus(first);
    return first !== undefined;
  }

  /** Shows why a call failed, where `worded` says. @throws whatever is no failure of a call */
  function showFailure(error: unknown, worded: Wording<Field>): void {
    if (!(error instanceof ApiError)) throw error;
    const { field: about, text } = ABOUT_TENANT.has(error.code)
      ? ({ field: 'tenantName', text: error.message } as const)
      : worded(error);
    if (about === null) setRefusal(text);
    // A computed name widens to any text.
    else showErrors({ [about]: text } as Messages<Field>);
  }

  /** Does what the form is for, once at a time and only when there is no mistake in it. */
  async function submit(event: FormEvent, { mistakes, send, worded }: Submission<Field>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    setRefusal(null);
    sending.current = true;
    setBusy(true);
    let leaving = false;
    try {
      if (showErrors({ tenantName: missingTenant(tenantAsked, tenantName), ...(await mistakes()) })) return;
      leaving = await send();
    } catch (error) {
      showFailure(error, worded);
    } finally {
      sending.current = leaving;
      setBusy(leaving);
    }
  }

  return {
    /** As calls name it. */
    tenantName: tenantName.trim(),
    tenantAsked,
    values,
    refusal,
    busy,
    field,
    focus,
    showErrors,
    showFailure,
    submit,
  };
}

interface Submission<Field extends string> {
  /** Gives what is wrong with what was typed. The rules may have to be loaded first. @throws ApiError to be shown */
  readonly mistakes: () => Messages<Field> | Promise<Messages<Field>>;
  /** Gives whether the form stays busy, because another document is on its way. @throws ApiError to be shown */
  readonly send: () => Promise<boolean>;
  readonly worded: Wording<Field>;
}

export type SignInForm<Field extends string> = ReturnType<typeof useSignInForm<Field>>;
