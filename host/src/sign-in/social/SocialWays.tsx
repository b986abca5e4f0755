import { PlainButton } from '@zhilv/ui/plain/button';
import { missingTenant } from '../form/tenantName.ts';
import { providersOf } from './providers.ts';
import styles from './SocialWays.module.css';
import { useBegin } from './useBegin.ts';

interface SocialWaysProps {
  /** `system_social_type` of the providers, in their order. */
  types: readonly number[];
  /** The tenant as it is typed at the moment. */
  tenantName: string;
  tenantAsked: boolean;
}

/** The row of other providers below the form. */
export function SocialWays({ types, tenantName, tenantAsked }: SocialWaysProps) {
  const { busyType, refusal, begin } = useBegin();
  const providers = providersOf(types);
  if (providers.length === 0) return null;
  const isTenantMissing = missingTenant(tenantAsked, tenantName) !== undefined;
  const redirect = new URLSearchParams(window.location.search).get('redirect');

  return (
    <section className={styles['ways']} aria-label="其他登录方式">
      <p className={styles['title']} aria-hidden="true">
        其他登录方式
      </p>
      <div className={styles['row']}>
        {providers.map((provider) => {
          const { mark: Mark, name, type } = provider;
          return (
            <PlainButton
              key={type}
              kind="quiet"
              busy={busyType === type}
              disabled={isTenantMissing}
              icon={<Mark size={18} strokeWidth={1.5} aria-hidden="true" />}
              onClick={() => void begin(provider, { purpose: 'sign-in', redirect, tenantName })}
            >
              {name}
            </PlainButton>
          );
        })}
      </div>
      {isTenantMissing && <p className={styles['hint']}>填写租户后可使用以上方式登录</p>}
      <div role="alert">{refusal !== null && <p className={styles['refusal']}>{refusal}</p>}</div>
    </section>
  );
}
