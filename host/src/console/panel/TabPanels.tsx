import { useAtomValue } from 'jotai';
import { Activity, useEffect, useRef } from 'react';
import type { OpenPage } from '../page/openPage.ts';
import { disabledRemotesAtom } from '../release/releaseAtoms.ts';
import { activeTabIdAtom, tabsAtom, withdrawnTabIdsAtom } from '../tab/tabAtoms.ts';
import { tabTitle } from '../tab/tabTitle.ts';
import { TabPage } from './TabPage.tsx';
import styles from './TabPanels.module.css';
import { useTabScroll } from './useTabScroll.ts';

/** The pages of all tabs. Hidden ones keep their state while their effects are off. */
export function TabPanels() {
  const tabs = useAtomValue(tabsAtom);
  const activeId = useAtomValue(activeTabIdAtom);
  useTabScroll(tabs, activeId);
  return tabs.map(
    (tab) =>
      tab.page !== null && (
        <Activity key={tab.id} mode={tab.id === activeId ? 'visible' : 'hidden'}>
          <Panel id={tab.id} title={tabTitle(tab)} page={tab.page}>
            <TabPage tab={tab} page={tab.page} />
          </Panel>
        </Activity>
      ),
  );
}

interface PanelProps {
  id: string;
  title: string;
  page: OpenPage;
  children: React.ReactNode;
}

let shownBefore = false;

/** Whether the keyboard's focus is in the tab strip. */
const isChoosingTab = (): boolean => document.activeElement?.matches('[data-keeps-focus] :focus-visible') === true;

function Panel({ id, title, page, children }: PanelProps) {
  const disabled = useAtomValue(disabledRemotesAtom);
  const remote = page.kind === 'module' ? page.remote : undefined;
  const withdrawn = useAtomValue(withdrawnTabIdsAtom).has(id);
  const isUnavailable = page.kind === 'unavailable' || withdrawn || (remote !== undefined && disabled.has(remote));
  const panel = useRef<HTMLElement>(null);

  // Showing another page is a navigation, so the focus goes to that page instead of staying on the link that led there.
  // The document's first page needs no such move, for reading begins there anyway, and who goes from tab to tab by the keyboard goes on.
  useEffect(() => {
    if (shownBefore && !isChoosingTab()) panel.current?.focus({ preventScroll: true });
    shownBefore = true;
  }, []);

  // The message hides the element that had the focus, so the focus moves to the message.
  useEffect(() => {
    const { activeElement, body } = document;
    if (isUnavailable && (activeElement === body || panel.current?.contains(activeElement))) panel.current?.focus();
  }, [isUnavailable]);

  return (
    <section ref={panel} className={styles['panel']} aria-label={title} tabIndex={-1} data-remote={remote}>
      {children}
    </section>
  );
}
