import { PlainField, type PlainFieldProps } from '@zhilv/ui/plain/field';
import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import styles from './PasswordField.module.css';

/** A password with a button that shows it and a hint while Caps Lock is on. */
export function PasswordField(props: Omit<PlainFieldProps, 'type' | 'action'>) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Mark = shown ? EyeOff : Eye;

  return (
    <PlainField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      hint={capsLock ? '大写锁定已打开' : props.hint}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
      action={
        <button
          type="button"
          className={styles['show']}
          aria-label="显示密码"
          aria-pressed={shown}
          title={shown ? '隐藏密码' : '显示密码'}
          onClick={() => setShown(!shown)}
        >
          <Mark size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
      }
    />
  );
}
