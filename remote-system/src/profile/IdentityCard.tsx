import type { Profile } from '@zhilv/contract/system';
import { formatDateTime } from '@zhilv/format';
import { AvatarEditor } from './avatar/AvatarEditor.tsx';
import styles from './IdentityCard.module.css';

export interface IdentityCardProps {
  account: Profile;
  onChanged: () => Promise<void>;
}

/** Shows who the user is here: picture and name, and what only an administrator changes. */
export function IdentityCard({ account, onChanged }: IdentityCardProps) {
  const { username, nickname, dept, roles, posts, loginIp, loginDate, createTime } = account;
  const facts = [
    ['登录账号', username],
    ['所属部门', dept?.name],
    ['所属岗位', namesOf(posts)],
    ['所属角色', namesOf(roles)],
    ['最近登录', loginDate ? formatDateTime(loginDate) : null],
    ['登录地址', loginIp],
    ['创建时间', createTime ? formatDateTime(createTime) : null],
  ] as const;
  return (
    <section className={styles['card']} aria-label="账号">
      <AvatarEditor nickname={nickname} onChanged={onChanged} />
      <p className={styles['name']}>{nickname}</p>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className={styles['fact']}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

const namesOf = (records: Profile['roles']): string => (records ?? []).map(({ name }) => name).join('、');
