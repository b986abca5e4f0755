import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { classList } from '../plain/classList.ts';
import styles from './Switch.module.css';

export interface SwitchProps {
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  id?: string;
  /** The id of the element that names it; without it `label` does. */
  labelledBy?: string;
  label?: string;
  /** The words that stand in it when it is on and when it is off, or what keeps their place. */
  words: readonly [on: ReactNode, off: ReactNode];
  /** It stands in a row of a list. */
  small?: boolean;
  disabled?: boolean;
  /** The change is under way; presses do nothing meanwhile, and the focus stays. */
  busy?: boolean;
  describedBy?: string | undefined;
  ref?: Ref<{ focus: () => void }>;
}

/** Takes a yes or a no that is in force at once (https://www.w3.org/WAI/ARIA/apg/patterns/switch/). A word goes with its colour. */
export function Switch({
  value,
  onChange,
  onBlur,
  id,
  labelledBy,
  label,
  words,
  small = false,
  disabled,
  busy = false,
  describedBy,
  ref,
}: SwitchProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), []);
  return (
    <button
      ref={button}
      id={id}
      type="button"
      role="switch"
      aria-checked={value}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-busy={busy || undefined}
      disabled={disabled}
      className={classList(styles['switch'], small && styles['small'])}
      onClick={() => !busy && onChange(!value)}
      onBlur={onBlur}
    >
      <span className={styles['track']} aria-hidden="true" />
      <span>{value ? words[0] : words[1]}</span>
    </button>
  );
}
