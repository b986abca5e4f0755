import { PlainButton } from '@zhilv/ui/plain/button';
import { OfflineDrawing } from '@zhilv/ui/plain/drawings';
import { useState } from 'react';
import { failureText } from './failureText.ts';
import { PublicFace } from './PublicFace.tsx';
import styles from './SiteDown.module.css';

interface SiteDownProps {
  readonly company: string;
  readonly failure: unknown;
  /** Tries again; the page is replaced when it succeeds. */
  readonly onRetry: () => Promise<void>;
}

/** Not even the frame of the public site could be had: the company's name, what is the matter, and another try. */
export function SiteDown({ company, failure, onRetry }: SiteDownProps) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>{company}</header>
      <main className={styles['main']}>
        <PublicFace drawing={<OfflineDrawing />} title="网站暂时打不开" text={failureText(failure)}>
          <PlainButton kind="primary" size="large" busy={busy} onClick={() => void retry()}>
            重试
          </PlainButton>
          <PlainButton href="/login" size="large">
            员工登录
          </PlainButton>
        </PublicFace>
      </main>
    </div>
  );
}
