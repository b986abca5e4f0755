import type { AppConfig } from '@zhilv/federation/schema';
import { Dialogs, Messages } from '@zhilv/ui/messages';
import { useAtomValue } from 'jotai';
import { type MouseEvent, useEffect } from 'react';
import { OverrideBar } from '../override/OverrideBar.tsx';
import type { ConsoleShell } from '../tab/ConsoleShell.ts';
import { OpeningBar } from '../tab/OpeningBar.tsx';
import { ShellContext } from '../tab/ShellContext.ts';
import { activeTabAtom, openingAddressAtom } from '../tab/tabAtoms.ts';
import { TabPanels } from '../tab/TabPanels.tsx';
import { TabStrip } from '../tab/TabStrip.tsx';
import styles from './ConsoleLayout.module.css';
import { documentTitle } from './documentTitle.ts';
import { Header } from './Header.tsx';
import { phoneAtom } from './layoutAtoms.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { Sidebar } from './Sidebar.tsx';

export interface ConsoleLayoutProps {
  company: AppConfig['company'];
  /** Null until the session has started. */
  shell: ConsoleShell | null;
}

/** Sidebar, header, tab strip and the pages: what stays while pages come and go. */
export function ConsoleLayout({ company, shell }: ConsoleLayoutProps) {
  const phone = useAtomValue(phoneAtom);
  const opening = useAtomValue(openingAddressAtom) !== null;
  useDocumentTitle(company);
  return (
    <ShellContext value={shell}>
      <a className={styles['skip']} href="#content" onClick={skipToContent}>
        跳到主要内容
      </a>
      <OpeningBar />
      <div className={styles['layout']}>
        {phone ? <MenuDrawer company={company.name} /> : <Sidebar company={company.name} />}
        <div className={styles['body']}>
          <OverrideBar />
          <Header />
          <TabStrip />
          <main id="content" className={styles['content']} tabIndex={-1} aria-busy={opening}>
            {shell && <TabPanels />}
          </main>
        </div>
      </div>
      <Messages />
      <Dialogs />
    </ShellContext>
  );
}

function useDocumentTitle(company: AppConfig['company']): void {
  const page = useAtomValue(activeTabAtom)?.route.title ?? null;
  useEffect(() => {
    document.title = documentTitle(company, page);
  }, [company, page]);
}

/** By hand: the fragment would become an entry of the history that our router knows nothing about. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
