import { ApiError } from '@zhilv/platform';
import { PlainField, type PlainFieldProps } from '@zhilv/ui/plain/field';
import { useRef, useState } from 'react';
import { calls } from './calls.ts';

/** The name of the company that somebody belongs to. Leaving the field finds out whether there is one of that name. */
export function TenantField({ error, value, onChange, ...rest }: Omit<PlainFieldProps, 'label'> & { value: string }) {
  const [unknown, setUnknown] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const newest = useRef(value);

  async function check(): Promise<void> {
    const name = value.trim();
    if (name === '') return;
    newest.current = name;
    try {
      const { findTenant } = await calls();
      await findTenant(name);
    } catch (failure) {
      // Whether the back end can be reached is told when the form is sent.
      if (failure instanceof ApiError && failure.kind === 'business' && newest.current === name)
        setUnknown({ name, text: failure.message });
    }
  }

  return (
    <PlainField
      {...rest}
      label="租户"
      value={value}
      error={error ?? (unknown?.name === value.trim() ? unknown.text : undefined)}
      autoComplete="organization"
      spellCheck={false}
      onChange={onChange}
      onBlur={() => void check()}
    />
  );
}
