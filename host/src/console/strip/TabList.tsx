import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import menu from '../headerMenu/HeaderMenu.module.css';
import { useShell } from '../shell/ShellContext.ts';
import { useCloseTabs } from '../shell/useCloseTabs.ts';
import type { Tab } from '../tab/Tab.ts';
import { activeTabIdAtom } from '../tab/tabAtoms.ts';
import { isClosable } from '../tab/tabList.ts';
import { tabTitle } from '../tab/tabTitle.ts';
import { unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';
import styles from './TabList.module.css';
import stripStyles from './TabStrip.module.css';

interface TabListProps {
  tabs: readonly Tab[];
  onClose: () => void;
}

/** All open tabs below each other, for a strip that cannot show them all. */
export function TabList({ tabs, onClose }: TabListProps) {
  const shell = useShell();
  const closeTabs = useCloseTabs();
  const activeId = useAtomValue(activeTabIdAtom);
  const unsaved = useAtomValue(unsavedTabIdsAtom);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.querySelector<HTMLElement>('[aria-current], button')?.focus(), []);

  return (
    <div ref={panel} className={`${menu['panel']} ${styles['panel']}`} role="dialog" aria-label="所有标签页">
      <ul className={styles['tabs']}>
        {tabs.map((tab) => (
          <li key={tab.id} className={styles['tab']}>
            <button
              type="button"
              className={`${menu['entry']} ${styles['show']}`}
              aria-current={tab.id === activeId ? 'page' : undefined}
              onClick={() => {
                onClose();
                void shell.go(tab.address, { by: 'strip' });
              }}
            >
              <span className={styles['title']}>{tabTitle(tab)}</span>
              {unsaved.has(tab.id) && <span className={stripStyles['unsaved']}>（有未保存的修改）</span>}
            </button>
            {isClosable(tab) && (
              <button
                type="button"
                className={`${stripStyles['close']} ${styles['close']}`}
                aria-label={`关闭「${tabTitle(tab)}」`}
                title="关闭"
                onClick={() => void closeTabs([tab.id])}
              >
                <X size={14} strokeWidth={1.5} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
