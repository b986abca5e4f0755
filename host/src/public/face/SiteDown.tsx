import { faceStatus } from '@zhilv/site/face-status';
import { SIGN_IN } from '@zhilv/site/addresses';
import { PlainButton } from '@zhilv/ui/plain/button';
import { type ReactNode, useState } from 'react';
import { FailureScene } from './FailureScene.tsx';
import { failureText } from './failureText.ts';
import { NotFoundFace } from './NotFoundFace.tsx';
import { PublicFace } from './PublicFace.tsx';
import styles from './SiteDown.module.css';
import { SiteUnpublished } from './SiteUnpublished.ts';
import { UnauthorisedFace } from './UnauthorisedFace.tsx';

interface SiteDownProps {
  readonly company: string;
  readonly failure: unknown;
  /** Tries again. On success it renders the site in place of this page. */
  readonly onRetry: () => Promise<void>;
}

/** Stands in place of the whole public site when not even its frame could be loaded. */
export function SiteDown({ company, failure, onRetry }: SiteDownProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>{company}</header>
      <main className={styles['main']}>{faceWithoutSite(failure) ?? <Down failure={failure} onRetry={onRetry} />}</main>
    </div>
  );
}

/** The face that the address stands for, if any: the console sends staff to such addresses even where no site is published. */
function faceWithoutSite(failure: unknown): ReactNode {
  const status = failure instanceof SiteUnpublished ? faceStatus(location.pathname) : null;
  if (status === 401) return <UnauthorisedFace />;
  return status === 404 ? <NotFoundFace /> : null;
}

function Down({ failure, onRetry }: Omit<SiteDownProps, 'company'>) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <PublicFace drawing={<FailureScene failure={failure} />} title="网站暂时打不开" text={failureText(failure)}>
      <PlainButton kind="primary" size="large" busy={busy} onClick={() => void retry()}>
        重试
      </PlainButton>
      <PlainButton href={SIGN_IN} size="large">
        员工登录
      </PlainButton>
    </PublicFace>
  );
}
