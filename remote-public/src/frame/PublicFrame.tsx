import { useRef } from 'react';
import { Outlet, useLoaderData, useNavigation } from 'react-router';
import type { SiteFrame } from '../parts/siteFrame.ts';
import { HotlineBar } from './HotlineBar.tsx';
import styles from './PublicFrame.module.css';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useCallsAtHand } from './useCallsAtHand.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** Header and footer of the public site around whatever page is open. */
export function PublicFrame() {
  const frame = useLoaderData<SiteFrame>();
  const busy = useNavigation().state !== 'idle';
  const main = useRef<HTMLElement>(null);
  useScrollMemory(main);
  useCallsAtHand();

  return (
    <div data-remote="remote_public">
      <div className={styles['frame']}>
        <a className={styles['skip']} href="#content">
          跳到正文
        </a>
        <SiteHeader frame={frame} />
        <div className={styles['progress']} data-busy={busy || undefined} aria-hidden="true" />
        <main className={styles['main']} id="content" ref={main} tabIndex={-1}>
          <Outlet context={frame} />
        </main>
        <SiteFooter frame={frame} />
        <HotlineBar phone={frame.company?.phone} />
      </div>
    </div>
  );
}
