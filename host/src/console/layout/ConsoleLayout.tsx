import type { AppConfig } from '@zhilv/release/schema';
import { Dialogs, Messages } from '@zhilv/ui/messages';
import { useAtomValue } from 'jotai';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { OfflineBar } from '../connection/OfflineBar.tsx';
import { OverrideBar } from '../override/OverrideBar.tsx';
import { TabPanels } from '../panel/TabPanels.tsx';
import { OpenedSettings } from '../settingsDrawer/OpenedSettings.tsx';
import { settingsAtom } from '../settings/settingsAtoms.ts';
import type { ConsoleShell } from '../shell/ConsoleShell.ts';
import { OpenedShortcuts } from '../shortcut/OpenedShortcuts.tsx';
import { ShellContext } from '../shell/ShellContext.ts';
import { MenuDrawer } from '../sidebar/MenuDrawer.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { phoneAtom } from '../sidebar/sidebarAtoms.ts';
import { StartFailedFace } from '../start/StartFailedFace.tsx';
import { startFailureAtom } from '../start/startFailureAtom.ts';
import { TabStrip } from '../strip/TabStrip.tsx';
import { activeTabAtom, openingAddressAtom } from '../tab/tabAtoms.ts';
import { tabTitle } from '../tab/tabTitle.ts';
import { helpLinks } from '../toolbar/helpLinks.ts';
import styles from './ConsoleLayout.module.css';
import { documentTitle } from './documentTitle.ts';
import { Header } from './Header.tsx';
import { OpeningBar } from './OpeningBar.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { usePageTop } from './usePageTop.ts';

export interface ConsoleLayoutProps {
  company: AppConfig['company'];
  links: AppConfig['links'];
  /** Null until the session has started. */
  shell: ConsoleShell | null;
}

/** Sidebar, header and tab strip, which stay while pages come and go, with the pages between them. */
export function ConsoleLayout({ company, links, shell }: ConsoleLayoutProps) {
  const phone = useAtomValue(phoneAtom);
  const opening = useAtomValue(openingAddressAtom) !== null;
  const startFailure = useAtomValue(startFailureAtom);
  const { tagsView } = useAtomValue(settingsAtom);
  const shownLinks = useMemo(() => helpLinks(links), [links]);
  const top = useRef<HTMLDivElement>(null);
  usePageTop(top);
  useDocumentTitle(company);
  return (
    <ShellContext value={shell}>
      <a className={styles['skip']} href="#content" onClick={skipToContent}>
        跳到主要内容
      </a>
      <OpeningBar />
      <PageAnnouncer />
      <div className={styles['layout']}>
        {phone ? <MenuDrawer company={company.name} /> : <Sidebar company={company.name} />}
        <div className={styles['body']}>
          <div ref={top} className={styles['top']}>
            <OfflineBar />
            <OverrideBar />
            <Header links={shownLinks} />
            {tagsView && <TabStrip />}
          </div>
          <main id="content" className={styles['content']} tabIndex={-1} aria-busy={opening}>
            <PageSkeleton />
            {shell && <TabPanels />}
            {startFailure && <StartFailedFace failure={startFailure} />}
          </main>
        </div>
      </div>
      <OpenedSettings />
      <OpenedShortcuts />
      <Messages />
      <Dialogs />
    </ShellContext>
  );
}

function useDocumentTitle(company: AppConfig['company']): void {
  const tab = useAtomValue(activeTabAtom);
  const { dynamicTitle } = useAtomValue(settingsAtom);
  const page = tab && (dynamicTitle ? tabTitle(tab) : tab.route.title);
  useEffect(() => {
    document.title = documentTitle(company, page);
  }, [company, page]);
}

/** Moves the focus by hand: following the fragment would write an entry into the history that our router does not know. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
