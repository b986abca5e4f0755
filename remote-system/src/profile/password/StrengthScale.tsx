import type { PasswordStrength } from './passwordStrength.ts';
import styles from './StrengthScale.module.css';

export interface StrengthScaleProps {
  strength: PasswordStrength;
}

/** Shows how hard a password is to guess, in words and as a scale of three. */
export function StrengthScale({ strength: { step, label, advice } }: StrengthScaleProps) {
  return (
    <span className={styles['strength']} data-step={step}>
      <span className={styles['scale']} aria-hidden="true">
        {[1, 2, 3].map((one) => (
          <span key={one} className={styles['part']} data-reached={one <= step} />
        ))}
      </span>
      <span>
        密码强度：{label}
        {advice !== null && `，${advice}`}
      </span>
    </span>
  );
}
