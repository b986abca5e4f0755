import { useAtomValue } from 'jotai';
import { Activity, useEffect, useRef } from 'react';
import { activeTabIdAtom, tabsAtom } from './tabAtoms.ts';
import styles from './TabPanels.module.css';
import { TabPage } from './TabPage.tsx';
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
          <Panel title={tab.route.title} remote={tab.page.kind === 'module' ? tab.page.remote : undefined}>
            <TabPage tab={tab} page={tab.page} />
          </Panel>
        </Activity>
      ),
  );
}

interface PanelProps {
  title: string;
  remote: string | undefined;
  children: React.ReactNode;
}

let shownBefore = false;

function Panel({ title, remote, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);

  // Showing a page is a navigation: the reader goes on from there, not from the link that is behind. The document's
  // first page is where a reader begins anyway.
  useEffect(() => {
    if (shownBefore) panel.current?.focus({ preventScroll: true });
    shownBefore = true;
  }, []);

  return (
    <section ref={panel} className={styles['panel']} aria-label={title} tabIndex={-1} data-remote={remote}>
      {children}
    </section>
  );
}
