import { Skeleton } from '@zhilv/ui/plain/skeleton';
import { Suspense, use, useState } from 'react';
import { SignInHeading } from '../scene/SignInLayout.tsx';
import { type AuthorisationRequest, readRequest } from './authorisationRequest.ts';
import { type Opened, openRequest } from './authorise.ts';
import { Consent } from './Consent.tsx';
import { RequestFault } from './RequestFault.tsx';
import styles from './SsoPage.module.css';

/** Asks the user whether another application may learn who the user is. */
export function SsoPage() {
  // Whoever frames this page could lead a press to its buttons.
  const framed = window.top !== window.self;
  const request = framed ? '授权页面不能嵌入在其他页面中，请在新窗口打开。' : readRequest(window.location);
  if (typeof request !== 'string') return <Authorisation request={request} />;
  return <RequestFault fault={{ kind: 'wrong', text: request }} onRetry={() => window.location.reload()} />;
}

interface AuthorisationProps {
  request: AuthorisationRequest;
}

function Authorisation({ request }: AuthorisationProps) {
  const [opening, setOpening] = useState(() => openRequest(request));
  return (
    <Suspense fallback={<Waiting />}>
      <Outcome opening={opening} request={request} onRetry={() => setOpening(openRequest(request))} />
    </Suspense>
  );
}

interface OutcomeProps extends AuthorisationProps {
  opening: Promise<Opened>;
  onRetry: () => void;
}

function Outcome({ opening, request, onRetry }: OutcomeProps) {
  const opened = use(opening);
  if (opened === 'leaving') return <Waiting />;
  if ('kind' in opened) return <RequestFault fault={opened} onRetry={onRetry} />;
  return <Consent asking={opened} request={request} />;
}

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
