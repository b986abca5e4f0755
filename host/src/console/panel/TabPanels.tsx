import { useAtomValue } from 'jotai';
import { Activity, useEffect, useRef } from 'react';
import type { OpenPage } from '../page/openPage.ts';
import { disabledRemotesAtom } from '../release/releaseAtoms.ts';
import { activeTabIdAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { TabPage } from './TabPage.tsx';
import styles from './TabPanels.module.css';
import { useTabScroll } from './useTabScroll.ts';

/** The pages of all tabs; those that do not show keep what they hold, without effects. */
export function TabPanels() {
  const tabs = useAtomValue(tabsAtom);
  const activeId = useAtomValue(activeTabIdAtom);
  useTabScroll(tabs, activeId);
  return tabs.map(
    (tab) =>
      tab.page !== null && (
        <Activity key={tab.id} mode={tab.id === activeId ? 'visible' : 'hidden'}>
          <Panel title={tab.route.title} page={tab.page}>
            <TabPage tab={tab} page={tab.page} />
          </Panel>
        </Activity>
      ),
  );
}

interface PanelProps {
  title: string;
  page: OpenPage;
  children: React.ReactNode;
}

let shownBefore = false;

function Panel({ title, page, children }: PanelProps) {
  const disabled = useAtomValue(disabledRemotesAtom);
  const remote = page.kind === 'module' ? page.remote : undefined;
  const isUnavailable = page.kind === 'unavailable' || (remote !== undefined && disabled.has(remote));
  const panel = useRef<HTMLElement>(null);

  // Showing a page is a navigation: the reader goes on from there, not from the link that is behind. The document's
  // first page is where a reader begins anyway.
  useEffect(() => {
    if (shownBefore) panel.current?.focus({ preventScroll: true });
    shownBefore = true;
  }, []);

  // The element that was pressed or typed in is hidden or gone, so the reader goes on at the message.
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
