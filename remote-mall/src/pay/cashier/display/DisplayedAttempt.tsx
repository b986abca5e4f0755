import { PlainButton } from '@zhilv/ui/plain/button';
import { Button } from '@zhilv/ui/button';
import { ExternalLink } from 'lucide-react';
import styles from './DisplayedAttempt.module.css';
import type { Display } from './displayOf.ts';
import { CodePicture } from './CodePicture.tsx';
import { ScannedCode } from './ScannedCode.tsx';
import { sendForm } from './sendForm.ts';

export interface DisplayedAttemptProps {
  display: Display;
}

const leaving = <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />;

/** Draws what a channel wants of who pays. */
export function DisplayedAttempt({ display }: DisplayedAttemptProps) {
  switch (display.kind) {
    case 'code':
      return <ScannedCode text={display.text} />;
    case 'picture':
      return <CodePicture address={display.address} />;
    case 'link':
      return (
        <>
          <p className={styles['hint']}>将在新窗口打开 {display.url.host} 的支付页面，支付后回到本页</p>
          <PlainButton kind="primary" href={display.url.href} target="_blank" rel="noopener noreferrer" icon={leaving}>
            前往支付
          </PlainButton>
        </>
      );
    case 'form':
      return (
        <>
          <p className={styles['hint']}>将在新窗口打开 {display.form.action.host} 的支付页面，支付后回到本页</p>
          <Button kind="primary" icon={leaving} onClick={() => sendForm(display.form)}>
            前往支付
          </Button>
        </>
      );
    case 'frame':
      return (
        <iframe
          className={styles['frame']}
          src={display.url.href}
          title="支付页面"
          // A page of our own origin could take the sandbox away if it kept its origin.
          sandbox="allow-scripts allow-forms allow-popups"
          referrerPolicy="no-referrer"
          allow=""
        />
      );
    case 'confirmation':
      return <p className={styles['hint']}>请付款人在手机上确认支付</p>;
    case 'refused':
      return (
        <p className={styles['refused']} role="alert">
          {display.reason}
        </p>
      );
  }
}
