import { session } from '@zhilv/platform';
import { useEffect, useState } from 'react';
import { PlainButton } from '@zhilv/ui/plain/button';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { RETURN } from '../../address/signInPages.ts';
import { signInAddress } from '../../address/signInAddress.ts';
import { safeRedirect } from '../../address/safeRedirect.ts';
import type { SignInPageProps } from '../page/SignInPage.ts';
import { SignInHeading, SignInText, SignInWays } from '../scene/SignInLayout.tsx';
import { type Arrival, takeArrival } from '../returned/arrival.ts';
import { BindingList } from './BindingList.tsx';
import { handOn } from '../returned/handOn.ts';
import { haltedText } from '../returned/texts.ts';

/** The page to bind accounts of other providers to the user who is signed in. */
export function BindPage({ settings }: SignInPageProps) {
  const [signedIn] = useState(() => session.hasToken());
  return signedIn ? <SignedIn settings={settings} /> : <NotSignedIn />;
}

function SignedIn({ settings }: SignInPageProps) {
  const [arrival] = useState(() => takeArrival(window, 'bind'));
  const redirect = safeRedirect(arrival.redirect, window.location.origin);

  return (
    <>
      <SignInHeading>账号绑定</SignInHeading>
      <SignInText>绑定后可以直接使用这些账号登录。</SignInText>
      <BindingList
        types={settings.socialTypes}
        returned={arrival.kind === 'returned' ? arrival.sent : null}
        notice={noticeOf(arrival)}
        redirect={arrival.redirect}
      />
      <SignInWays>
        <PlainButton size="large" block href={redirect}>
          返回
        </PlainButton>
      </SignInWays>
    </>
  );
}

/** Somebody who opens the page, or reloads it, comes with nothing, and that needs no words. */
function noticeOf({ kind, provider }: Arrival): string | null {
  if (kind === 'refused') return `您没有同意${provider?.name ?? ''}授权，因此没有绑定。`;
  if (kind === 'foreign') return '这次授权不是从当前窗口发起的。为保护您的账号，绑定已停止，请重新绑定。';
  return null;
}

/** What a provider sends somebody back with who is not signed in is for signing in. */
function NotSignedIn() {
  const [next] = useState(() => handOn(window));
  useEffect(() => {
    if (next !== null) window.location.replace(next.replace(RETURN.bind, RETURN['sign-in']));
  }, [next]);
  const { title } = haltedText({ kind: 'over', provider: null });

  return (
    <>
      <SignInHeading>{next === null ? '请先登录' : title}</SignInHeading>
      <SignInText>登录后才能绑定其他平台的账号。也可以在登录页使用该平台登录，按提示绑定。</SignInText>
      <SignInWays>
        <PlainButton kind="primary" size="large" block href={signInAddress(CONSOLE.home)}>
          去登录
        </PlainButton>
      </SignInWays>
    </>
  );
}
