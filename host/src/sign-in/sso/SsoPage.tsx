import { refusedHost } from '@zhilv/site/refused-pictures';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import { Suspense, use, useState } from 'react';
import type { SignInPageProps } from '../page/SignInPage.ts';
import { SignInHeading } from '../scene/SignInLayout.tsx';
import { type AuthorisationRequest, readRequest } from './authorisationRequest.ts';
import { type Opened, openRequest } from './authorise.ts';
import { Consent } from './Consent.tsx';
import { RequestFault } from './RequestFault.tsx';
import styles from './SsoPage.module.css';

/** Asks the user whether another application may learn who the user is. */
export function SsoPage({ settings: { fileHosts } }: SignInPageProps) {
  // Whoever frames this page could lead a press to its buttons.
  const framed = window.top !== window.self;
  const request = framed ? '授权页面不能嵌入在其他页面中，请在新窗口打开。' : readRequest(window.location);
  if (typeof request !== 'string') return <Authorisation request={request} fileHosts={fileHosts} />;
  return <RequestFault fault={{ kind: 'wrong', text: request }} onRetry={() => window.location.reload()} />;
}

interface AuthorisationProps {
  request: AuthorisationRequest;
  fileHosts: readonly string[];
}

function Authorisation({ request, fileHosts }: AuthorisationProps) {
  const [opening, setOpening] = useState(() => openRequest(request));
  return (
    <Suspense fallback={<Waiting />}>
      <Outcome opening={opening} request={request} fileHosts={fileHosts} onRetry={() => setOpening(openRequest(request))} />
    </Suspense>
  );
}

interface OutcomeProps extends AuthorisationProps {
  opening: Promise<Opened>;
  onRetry: () => void;
}

function Outcome({ opening, request, fileHosts, onRetry }: OutcomeProps) {
  const opened = use(opening);
  if (opened === 'leaving') return <Waiting />;
  if ('kind' in opened) return <RequestFault fault={opened} onRetry={onRetry} />;
  return <Consent asking={{ ...opened, logo: shownLogo(opened.logo, fileHosts) }} request={request} />;
}

/** An application's picture, where it may be shown. */
const shownLogo = (logo: string | null, fileHosts: readonly string[]): string | null =>
  logo !== null && refusedHost(logo, fileHosts, window.location.origin) === null ? logo : null;

function Waiting() {
  return (
    <div role="status">
      <SignInHeading>正在确认授权…</SignInHeading>
      <div className={styles['waiting']}>
        <Skeleton height={48} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </div>
    </div>
  );
}
