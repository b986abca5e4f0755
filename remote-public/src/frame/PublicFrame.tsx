import { useRef } from 'react';
import { Outlet, useLoaderData, useNavigation } from 'react-router';
import type { FrameContent } from '../parts/content/frameContent.ts';
import { FileHosts } from '../parts/section/FileHosts.ts';
import { HotlineBar } from './HotlineBar.tsx';
import styles from './PublicFrame.module.css';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { useCallsAtHand } from './useCallsAtHand.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** Puts header and footer around the public page that is open. */
export function PublicFrame() {
  const frame = useLoaderData<FrameContent>();
  const busy = useNavigation().state !== 'idle';
  const main = useRef<HTMLElement>(null);
  useScrollMemory(main);
  useCallsAtHand();

  return (
    <FileHosts value={frame.config.fileHosts}>
      <div data-remote="remote_public">
        <div className={styles['frame']}>
          <a className={styles['skip']} href="#content">
            跳到正文
          </a>
          <Header frame={frame} />
          <div className={styles['progress']} data-busy={busy || undefined} aria-hidden="true" />
          <main className={styles['main']} id="content" ref={main} tabIndex={-1}>
            <Outlet context={frame} />
          </main>
          <Footer frame={frame} />
          <HotlineBar phone={frame.company?.phone} />
        </div>
      </div>
    </FileHosts>
  );
}
