import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { REGISTER } from '../../address/signInPages.ts';
import type { SignInPageProps } from '../page/SignInPage.ts';
import { SignInHeading } from '../scene/SignInLayout.tsx';
import { useTenantName } from '../form/tenantName.ts';
import { SocialWays } from '../social/SocialWays.tsx';
import { LoadedPart } from './LoadedPart.tsx';
import styles from './LoginPage.module.css';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { tenantAtFirst } from '../remember/rememberedAccount.ts';
import { useWay } from './ways.ts';
import { panelId, tabId, type TabbedWay, WayTabs } from './WayTabs.tsx';

const loadSms = async () => (await import('../sms/SmsSignIn.tsx')).SmsSignIn;
const loadReset = async () => (await import('../sms/ResetPassword.tsx')).ResetPassword;

/** The page that most people sign in on. What only some of them need is loaded when they turn to it. */
export function LoginPage({ settings: { company, tenant, defaultTenant, registration, socialTypes } }: SignInPageProps) {
  const [way, turnTo] = useWay();
  const [tab, setTab] = useState<TabbedWay>(way === 'sms' ? 'sms' : 'password');
  if (way !== 'forgotten' && way !== tab) setTab(way);
  const [smsOpened, setSmsOpened] = useState(false);
  if (tab === 'sms' && !smsOpened) setSmsOpened(true);
  const [firstTenant] = useState(() => tenantAtFirst(defaultTenant));
  const [tenantName] = useTenantName(firstTenant);
  const settings = { tenantAsked: tenant, defaultTenant: firstTenant };

  const forgotten = useRef<HTMLButtonElement>(null);
  function leaveReset(): void {
    // The button that the focus goes back to is hidden until then.
    flushSync(() => turnTo('password'));
    forgotten.current?.focus();
  }

  // Forms that were turned away from stay, with what was typed.
  return (
    <>
      {way === 'forgotten' && <LoadedPart load={loadReset} props={{ ...settings, onReturn: leaveReset }} />}
      <div hidden={way === 'forgotten'}>
        <SignInHeading>登录{company.name}</SignInHeading>
        <WayTabs way={tab} onTurn={turnTo} />
        <div id={panelId('password')} role="tabpanel" aria-labelledby={tabId('password')} hidden={tab !== 'password'}>
          <PasswordSignIn {...settings} />
        </div>
        <div id={panelId('sms')} role="tabpanel" aria-labelledby={tabId('sms')} hidden={tab !== 'sms'}>
          {smsOpened && <LoadedPart load={loadSms} props={settings} />}
        </div>
        <div className={styles['ways']}>
          {registration && (
            <a className={styles['way']} href={REGISTER + window.location.search}>
              注册账号
            </a>
          )}
          <button ref={forgotten} type="button" className={styles['way']} onClick={() => turnTo('forgotten')}>
            忘记密码？
          </button>
        </div>
        <SocialWays types={socialTypes} tenantName={tenantName} tenantAsked={tenant} />
      </div>
    </>
  );
}
