import { PlainField } from '@zhilv/ui/plain/field';
import { PlainButton } from '@zhilv/ui/plain/button';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';

export interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Takes a password, which can be shown while it is typed. */
export function PasswordField({ label, onChange, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Picture = shown ? EyeOff : Eye;
  return (
    <PlainField
      {...rest}
      label={label}
      type={shown ? 'text' : 'password'}
      maxLength={16}
      autoCapitalize="off"
      spellCheck={false}
      required
      onChange={({ target }) => onChange(target.value)}
      action={
        <PlainButton
          kind="quiet"
          aria-label={`${shown ? '隐藏' : '显示'}${label}`}
          aria-pressed={shown}
          icon={<Picture size={16} strokeWidth={1.5} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
