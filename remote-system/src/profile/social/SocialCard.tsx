import type { Profile } from '@zhilv/contract/system';
import { useDictionary } from '@zhilv/platform';
import { Card, CardNote } from '@zhilv/ui/card';
import { Tag } from '@zhilv/ui/tag';
import styles from './SocialCard.module.css';

export interface SocialCardProps {
  /** The accounts elsewhere that are bound to the user's own. */
  accounts: NonNullable<Profile['socialUsers']>;
}

/** Shows which accounts elsewhere the user may sign in by. */
export function SocialCard({ accounts }: SocialCardProps) {
  const kinds = useDictionary('system_social_type');
  const known = new Set(kinds.map(({ value }) => value));
  const bound = new Set(accounts.map(({ type }) => String(type)));
  const others = [...bound].filter((type) => !known.has(type));
  const rows = [...kinds.map(({ value, label }) => ({ value, label })), ...others.map((value) => ({ value, label: value }))];
  return (
    <Card title="第三方账号">
      {rows.length === 0 ? (
        <CardNote>没有可以绑定的第三方账号</CardNote>
      ) : (
        <ul className={styles['accounts']} aria-label="第三方账号">
          {rows.map(({ value, label }) => (
            <li key={value} className={styles['account']}>
              {label}
              <Tag tone={bound.has(value) ? 'success' : 'plain'}>{bound.has(value) ? '已绑定' : '未绑定'}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
