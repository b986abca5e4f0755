import { useEffect, useState } from 'react';
import { tenantAtFirst } from '../remember/rememberedAccount.ts';
import type { SignInPageProps } from '../page/SignInPage.ts';
import { SignInHeading, SignInText } from '../scene/SignInLayout.tsx';
import { Halt } from './Halt.tsx';
import { handOn } from './handOn.ts';
import { haltedText } from './texts.ts';

/**
 * The page for providers at which one address is registered for all: it hands on what they send back to the page that began
 * it.
 */
export function HandOnPage({ settings }: SignInPageProps) {
  const [next] = useState(() => handOn(window));

  useEffect(() => {
    if (next !== null) window.location.replace(next);
  }, [next]);

  if (next === null) {
    const tenantName = tenantAtFirst(settings.defaultTenant);
    const text = haltedText({ kind: 'over', provider: null });
    return <Halt {...text} provider={null} redirect={null} tenantName={tenantName} />;
  }
  return (
    <>
      <SignInHeading>授权登录</SignInHeading>
      <SignInText role="status">正在登录…</SignInText>
    </>
  );
}
