import { classList } from '../classList.ts';
import styles from './PasswordStrength.module.css';
import { strengthOf } from './strengthOf.ts';

export interface PasswordStrengthProps {
  password: string;
  /** The name of the account, where it is known. */
  username?: string;
  /** What makes it stronger, as part of a sentence. A strong password needs none. */
  advice?: string;
}

const WORDS = ['密码长度为 4-16 位，建议混用大小写字母、数字和符号', '弱', '中', '强'] as const;

/** Shows how hard a new password is to guess, below its field. */
export function PasswordStrength({ password, username, advice }: PasswordStrengthProps) {
  const strength = strengthOf(password, username);
  if (strength === 0) return WORDS[0];
  return (
    <span className={styles['strength']}>
      <span className={styles['bars']} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={classList(styles['bar'], bar <= strength && styles[`level${strength}`])} />
        ))}
      </span>
      <span>
        密码强度：{WORDS[strength]}
        {advice !== undefined && strength < 3 && `，${advice}`}
      </span>
    </span>
  );
}
