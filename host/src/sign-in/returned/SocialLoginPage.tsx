import { SOCIAL_REFUSAL } from '@zhilv/contract/system';
import { ApiError, signInSocially } from '@zhilv/platform';
import { useState } from 'react';
import { openWanted } from '../form/openWanted.ts';
import { useOnce } from './useOnce.ts';
import { rememberTenant, tenantAtFirst } from '../remember/rememberedAccount.ts';
import type { SignInPageProps } from '../page/SignInPage.ts';
import { SignInHeading, SignInText } from '../scene/SignInLayout.tsx';
import { type Arrival, takeArrival } from './arrival.ts';
import { BindBySignIn } from './BindBySignIn.tsx';
import { Halt } from './Halt.tsx';
import { failureText, haltedText } from './texts.ts';

/** The page that providers send people back to: it signs in, or leads to binding the account that came back. */
export function SocialLoginPage({ settings }: SignInPageProps) {
  const [arrival] = useState(() => takeArrival(window, 'sign-in'));
  const tenantName = tenantAtFirst(settings.defaultTenant);

  if (arrival.kind !== 'returned') return <Halt {...haltedText(arrival)} {...arrival} tenantName={tenantName} />;
  return <Returned arrival={arrival} settings={settings} tenantName={arrival.tenant?.name ?? tenantName} />;
}

interface ReturnedProps extends SignInPageProps {
  arrival: Arrival & { readonly kind: 'returned' };
  tenantName: string;
}

function Returned({ arrival, settings, tenantName }: ReturnedProps) {
  const { provider, sent, tenant, redirect } = arrival;
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function signIn(): Promise<void> {
    setFailure(null);
    try {
      await signInSocially(sent, tenant);
      if (tenant !== null) rememberTenant(localStorage, tenant.name);
      openWanted({ redirect });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  }

  useOnce(() => void signIn());

  if (failure === null) {
    return (
      <>
        <SignInHeading>{provider.name}登录</SignInHeading>
        <SignInText role="status">正在登录…</SignInText>
      </>
    );
  }
  if (failure.code === SOCIAL_REFUSAL.notBound)
    return <BindBySignIn provider={provider} social={sent} settings={settings} tenantName={tenantName} redirect={redirect} />;
  const isUnanswered = failure.kind === 'network' || failure.kind === 'timeout';
  return (
    <Halt
      {...failureText(failure, provider)}
      provider={provider}
      redirect={redirect}
      tenantName={tenantName}
      onRetry={isUnanswered ? () => void signIn() : undefined}
    />
  );
}
