import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useContext, useEffect, useRef } from 'react';
import { isPlainPress } from '../shell/followLinks.ts';
import { ShellContext, useShell } from '../shell/ShellContext.ts';
import { useCloseTabs } from '../shell/useCloseTabs.ts';
import type { Tab } from '../tab/Tab.ts';
import { activeTabIdAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { isClosable } from '../tab/tabList.ts';
import { tabTitle } from '../tab/tabTitle.ts';
import { unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';
import styles from './TabStrip.module.css';

/**
 * The open tabs. They are plain links, so that each can be opened in another window like any link; the Delete key closes the
 * tab that has the focus.
 */
export function TabStrip() {
  const tabs = useAtomValue(tabsAtom).filter(({ route }) => route.listed);
  // Some are there a moment before the shell, which opens and closes them.
  const isOpen = useContext(ShellContext) !== null;
  return (
    <nav className={styles['strip']} aria-label="已打开的页面" data-keeps-focus="">
      <ul className={styles['tabs']}>{isOpen && tabs.map((tab) => <TabEntry key={tab.id} tab={tab} />)}</ul>
    </nav>
  );
}

function TabEntry({ tab }: { tab: Tab }) {
  const shell = useShell();
  const closeTabs = useCloseTabs();
  const active = useAtomValue(activeTabIdAtom) === tab.id;
  const unsaved = useAtomValue(unsavedTabIdsAtom).has(tab.id);
  const entry = useRef<HTMLLIElement>(null);
  const closable = isClosable(tab);
  const title = tabTitle(tab);

  useEffect(() => {
    if (active && entry.current) bringIntoStrip(entry.current);
  }, [active]);

  const close = () => {
    // Removing the focused entry would lose the focus, so it moves to the entry beside.
    const beside = entry.current?.nextElementSibling ?? entry.current?.previousElementSibling;
    void closeTabs([tab.id]).then(() => entry.current === null && beside?.querySelector('a')?.focus());
  };
  const show = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    void shell.go(tab.address, { by: 'strip' });
  };
  const closeOnDelete = ({ key }: KeyboardEvent) => {
    if (key === 'Delete' && closable) close();
  };

  return (
    <li ref={entry} className={styles['tab']} data-active={active || undefined}>
      <a
        className={styles['link']}
        href={tab.address}
        aria-current={active ? 'page' : undefined}
        title={title}
        onClick={show}
        onKeyDown={closeOnDelete}
      >
        <span className={styles['title']}>{title}</span>
        {unsaved && <span className={styles['unsaved']}>（有未保存的修改）</span>}
      </a>
      {closable && (
        <button type="button" className={styles['close']} aria-label={`关闭「${title}」`} title="关闭" onClick={close}>
          <X size={14} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

/** `scrollIntoView` would scroll the document as well, and so lose the position that the tab is to keep. */
function bringIntoStrip(entry: HTMLElement): void {
  const strip = entry.parentElement;
  if (strip === null) return;
  const { offsetLeft, offsetWidth } = entry;
  strip.scrollLeft = Math.max(offsetLeft + offsetWidth - strip.clientWidth, Math.min(strip.scrollLeft, offsetLeft));
}
