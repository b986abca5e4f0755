import { LoginRequest } from '@zhilv/contract/system';

/** The fields of the form, in the order people fill them in. */
export const FIELDS = ['tenantName', 'username', 'password'] as const;

export type Field = (typeof FIELDS)[number];
export type FormValues = Readonly<Record<Field, string>>;
export type FieldErrors = Readonly<Partial<Record<Field, string>>>;

/** The messages for fields that break the contract's rules, found before the server is asked; empty when none does. */
export function fieldErrors(values: FormValues, tenantAsked: boolean): FieldErrors {
  const errors: Partial<Record<Field, string>> = {};
  if (tenantAsked && values.tenantName.trim() === '') errors.tenantName = '租户名称不能为空';

  const checked = LoginRequest.safeParse({ username: values.username, password: values.password });
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = FIELDS.find((one) => one === path[0]);
    if (field !== undefined) errors[field] ??= message;
  }
  return errors;
}

const FIELD_BY_CODE: ReadonlyMap<number, Field> = new Map([
  // The tenant is unknown, switched off or expired (docs/protocol/README.md §3.4).
  [1_002_015_000, 'tenantName'],
  [1_002_015_001, 'tenantName'],
  [1_002_015_002, 'tenantName'],
  // The name or the password is wrong, more likely the password, for people cannot see what they type.
  [1_002_000_000, 'password'],
]);

/** The field that a refusal of the server is shown at, or null when it is about the form as a whole. */
export const fieldOfRefusal = (code: number): Field | null => FIELD_BY_CODE.get(code) ?? null;
