import { useActions } from '@zhilv/crud';
import { hasConsentPage, type Profile, social } from '@zhilv/contract/system';
import { call, isBindingRefused, messages, useDictionary } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Card, CardNote } from '@zhilv/ui/card';
import { Tag } from '@zhilv/ui/tag';
import styles from './SocialCard.module.css';

export interface SocialCardProps {
  /** The accounts elsewhere that are bound to the user's own. */
  accounts: NonNullable<Profile['socialUsers']>;
  onChanged: () => Promise<void>;
}

/** Binding begins at the provider, and this page of the sign-in document leads there and back. */
const BINDING = '/bind?redirect=%2Fuser%2Fprofile';

/** Shows which accounts elsewhere the user may sign in by, and unbinds them. */
export function SocialCard({ accounts, onChanged }: SocialCardProps) {
  const { isBusy, run } = useActions<number>();
  const kinds = useDictionary('system_social_type');
  const mayBind = !isBindingRefused();
  const bound = accounts.map(({ type }) => String(type));
  const rows = [
    ...kinds.filter(({ value }) => hasConsentPage(Number(value)) || bound.includes(value)),
    ...bound.filter((type) => kinds.every(({ value }) => value !== type)).map((value) => ({ value, label: value })),
  ];

  const unbind = ({ type, openid }: (typeof accounts)[number], label: string): Promise<void> => {
    const work = async (): Promise<void> => {
      await call(social.unbind, { type, openid });
      messages.success(`已解绑${label}账号`);
      await onChanged();
    };
    return run(type, work, { question: { content: `将解绑您的${label}账号，以后不能再用它登录。`, danger: true } });
  };

  return (
    <Card title="第三方账号" link={rows.length === 0 || !mayBind ? null : { label: '绑定账号', href: BINDING }}>
      {rows.length === 0 ? (
        <CardNote>没有可以绑定的第三方账号</CardNote>
      ) : (
        <>
          <ul className={styles['accounts']} aria-label="第三方账号">
            {rows.map(({ value, label }) => {
              const account = accounts.find(({ type }) => String(type) === value);
              return (
                <li key={value} className={styles['account']}>
                  <span className={styles['name']}>{label}</span>
                  <Tag tone={account ? 'success' : 'plain'}>{account ? '已绑定' : '未绑定'}</Tag>
                  {account && (
                    <Button
                      kind="danger-text"
                      aria-label={`解绑${label}账号`}
                      busy={isBusy(account.type)}
                      onClick={() => void unbind(account, label)}
                    >
                      解绑
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          {!mayBind && <p className={styles['note']}>请退出后在登录页绑定</p>}
        </>
      )}
    </Card>
  );
}
