import type { SocialLoginRequest } from '@zhilv/contract/system';
import { storedAccount } from '@zhilv/platform';
import { PlainButton } from '@zhilv/ui/plain/button';
import styles from './BindingList.module.css';
import { providersOf } from '../social/providers.ts';
import { useBegin } from '../social/useBegin.ts';
import { useBindings } from './useBindings.ts';

interface BindingListProps {
  /** `system_social_type` of the providers that people may bind. */
  types: readonly number[];
  /** What a provider has just sent back; null where none has. */
  returned: SocialLoginRequest | null;
  /** What to say about how somebody came here. */
  notice: string | null;
  redirect: string | null;
}

/** The providers with the accounts that are bound. */
export function BindingList({ types, returned, notice, redirect }: BindingListProps) {
  const { bound, message, failure, mayBind } = useBindings(returned);
  const { busyType, refusal, begin } = useBegin();
  const told = refusal ?? failure ?? notice;
  const tenantName = storedAccount().tenantName ?? '';

  return (
    <>
      <div role="status">{message !== null && <p className={styles['done']}>{message}</p>}</div>
      <div role="alert">{told !== null && message === null && <p className={styles['refusal']}>{told}</p>}</div>
      <ul className={styles['list']} aria-label="可绑定的平台" aria-busy={bound === null}>
        {providersOf(types).map((provider) => {
          const { mark: Mark, name, type } = provider;
          const account = bound?.find((one) => one.type === type);
          return (
            <li key={type} className={styles['provider']}>
              <Mark size={18} strokeWidth={1.5} aria-hidden="true" />
              <span className={styles['name']}>{name}</span>
              {account === undefined ? (
                mayBind && (
                  <PlainButton
                    busy={busyType === type}
                    disabled={bound === null}
                    aria-label={`绑定${name}`}
                    onClick={() => void begin(provider, { purpose: 'bind', redirect, tenantName })}
                  >
                    绑定
                  </PlainButton>
                )
              ) : (
                <span className={styles['account']}>已绑定 {account.nickname ?? account.openid}</span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
