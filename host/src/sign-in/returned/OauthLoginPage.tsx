import { useState } from 'react';
import { useOnce } from './useOnce.ts';
import { tenantAtFirst } from '../remember/rememberedAccount.ts';
import type { SignInPageProps } from '../page/SignInPage.ts';
import { SignInHeading, SignInText } from '../scene/SignInLayout.tsx';
import { Halt } from './Halt.tsx';
import { handOn } from './handOn.ts';
import { type Provider, providerOfKey } from '../social/providers.ts';
import { useBegin } from '../social/useBegin.ts';

/** The page of one provider, which its address names: it goes there, or goes on with what has been sent back. */
export function OauthLoginPage({ settings }: SignInPageProps) {
  const provider = providerOfKey(window.location.pathname.split('/')[2] ?? '');
  const tenantName = tenantAtFirst(settings.defaultTenant);
  const redirect = new URLSearchParams(window.location.search).get('redirect');

  if (provider === null)
    return (
      <Halt
        title="没有这种登录方式"
        text="地址中的登录平台无法识别，请使用其他方式登录。"
        provider={null}
        redirect={redirect}
        tenantName={tenantName}
      />
    );
  return <Going provider={provider} redirect={redirect} tenantName={tenantName} />;
}

interface GoingProps {
  provider: Provider;
  redirect: string | null;
  tenantName: string;
}

function Going({ provider, redirect, tenantName }: GoingProps) {
  const [next] = useState(() => handOn(window, provider.type));
  const { refusal, begin } = useBegin();

  useOnce(() => {
    if (next === null) void begin(provider, { purpose: 'sign-in', redirect, tenantName, replace: true });
    else window.location.replace(next);
  });

  if (refusal !== null)
    return (
      <Halt title={`${provider.name}登录未成功`} text={refusal} provider={provider} redirect={redirect} tenantName={tenantName} />
    );
  return (
    <>
      <SignInHeading>{provider.name}登录</SignInHeading>
      <SignInText role="status">正在前往{provider.name}…</SignInText>
    </>
  );
}
