import { scopeText } from '@zhilv/contract/system';
import { storedAccount } from '@zhilv/platform';
import { PlainButton } from '@zhilv/ui/plain/button';
import { Logo } from '@zhilv/ui/plain/logo';
import { Switch } from '@zhilv/ui/switch';
import { useRef, useState } from 'react';
import { Refusal } from '../form/Refusal.tsx';
import { SignInHeading } from '../scene/SignInLayout.tsx';
import type { AuthorisationRequest } from './authorisationRequest.ts';
import { type Asking, decide, refuse, signInAsOther } from './authorise.ts';
import { Refused } from './Refused.tsx';
import styles from './SsoPage.module.css';

interface ConsentProps {
  asking: Asking;
  request: AuthorisationRequest;
}

type Step = 'deciding' | 'allowing' | 'refusing' | 'refused' | 'changing account';

/** Lets the user choose what the application may do, and say yes or no. */
export function Consent({ asking: { name, logo, scopes }, request }: ConsentProps) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState<Step>('deciding');
  const [failure, setFailure] = useState<string | null>(null);
  // A state would change only with the next render, too late for a second press.
  const leaving = useRef(false);
  const { username, tenantName } = storedAccount();
  const nothingLeft = scopes.length > 0 && scopes.every((scope) => refused.has(scope));
  const { host } = new URL(request.redirectUri);

  async function answer(next: 'allowing' | 'refusing'): Promise<void> {
    if (leaving.current) return;
    leaving.current = true;
    setStep(next);
    setFailure(null);
    const decisions = Object.fromEntries(scopes.map((scope) => [scope, !refused.has(scope)]));
    const outcome = await (next === 'allowing' ? decide(request, decisions) : refuse(request, scopes));
    // The page stays busy while the next document is on its way.
    if (outcome === 'leaving') return;
    if (outcome === 'refused') {
      setStep('refused');
      return;
    }
    leaving.current = false;
    setStep('deciding');
    setFailure(outcome.text);
  }

  async function changeAccount(): Promise<void> {
    if (leaving.current) return;
    leaving.current = true;
    setStep('changing account');
    await signInAsOther();
  }

  if (step === 'refused') return <Refused name={name} />;
  return (
    <>
      <div className={styles['logo']}>
        <Logo name={name} logo={logo} />
      </div>
      <SignInHeading>授权登录{name}</SignInHeading>
      <div className={styles['account']}>
        <p>
          当前账号：<strong>{username ?? '已登录账号'}</strong>
          {tenantName !== null && `（${tenantName}）`}
        </p>
        <PlainButton kind="quiet" busy={step === 'changing account'} onClick={() => void changeAccount()}>
          使用其他账号
        </PlainButton>
      </div>
      <p className={styles['explanation']}>
        同意后，该应用将获得以下权限，您会回到 <span className={styles['host']}>{host}</span>
      </p>
      {scopes.length === 0 && <p className={styles['explanation']}>该应用只确认您的身份，不请求其他权限。</p>}
      <ul className={styles['scopes']}>
        {scopes.map((scope) => (
          <li key={scope} className={styles['scope']}>
            <span id={`scope-${scope}`}>{scopeText(scope)}</span>
            <Switch
              labelledBy={`scope-${scope}`}
              words={['允许', '不允许']}
              value={!refused.has(scope)}
              disabled={step !== 'deciding'}
              onChange={(allowed) =>
                setRefused((before) => new Set([...before].filter((one) => one !== scope).concat(allowed ? [] : scope)))
              }
            />
          </li>
        ))}
      </ul>
      <Refusal text={failure} />
      <div className={styles['ways']}>
        <PlainButton
          kind="primary"
          size="large"
          block
          busy={step === 'allowing'}
          disabled={nothingLeft}
          aria-describedby="nothing-left"
          onClick={() => void answer('allowing')}
        >
          {step === 'allowing' ? '正在授权…' : '同意授权'}
        </PlainButton>
        <p id="nothing-left" className={styles['hint']}>
          {nothingLeft ? '请至少允许一项权限，或选择拒绝。' : ''}
        </p>
        <PlainButton size="large" block busy={step === 'refusing'} onClick={() => void answer('refusing')}>
          拒绝
        </PlainButton>
      </div>
    </>
  );
}
