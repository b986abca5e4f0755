import { ApiError, signInHindrance } from '@zhilv/platform';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useTenantName } from './tenantName.ts';

type Messages<Field extends string> = Readonly<Partial<Record<Field | 'tenantName', string>>>;

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

/** The unknown, disabled or expired tenant (docs/protocol/README.md §3.4). */
const TENANT_REFUSALS: ReadonlySet<number> = new Set([1_002_015_000, 1_002_015_001, 1_002_015_002]);

/** The state of a form of this document: what is typed, which fields are refused and why, and whether it is being sent. */
export function useSignInForm<Field extends string>({ fields, initial, tenantAsked, defaultTenant }: Rules<Field>) {
  const [tenantName, setTenantName] = useTenantName(defaultTenant);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
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
    const { field: about, text } = TENANT_REFUSALS.has(error.code)
      ? ({ field: 'tenantName', text: error.message } as const)
      : worded(error);
    if (about === null) setRefusal(text);
    // A computed name widens to any text.
    else showErrors({ [about]: text } as Messages<Field>);
  }

  /** Does what the form is for, once at a time and only when `found` names no mistake. */
  async function submit(event: FormEvent, found: Messages<Field>, { send, worded, lasting }: Submission<Field>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    setRefusal(null);
    const missing = tenantAsked && tenantName.trim() === '' ? { tenantName: '租户名称不能为空' } : {};
    if (showErrors({ ...missing, ...found })) return;
    sending.current = true;
    setBusy(true);
    const settle = () => {
      sending.current = false;
      setBusy(false);
    };
    try {
      await send();
      if (!lasting) settle();
    } catch (error) {
      settle();
      showFailure(error, worded);
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
  readonly send: () => Promise<void>;
  readonly worded: Wording<Field>;
  /** The form stays busy after success, because another document is on its way. */
  readonly lasting: boolean;
}

export type SignInForm<Field extends string> = ReturnType<typeof useSignInForm<Field>>;
