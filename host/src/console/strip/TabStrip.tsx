import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useContext, useRef, useState } from 'react';
import { useDismissal } from '../dismissal/useDismissal.ts';
import { HeaderButton } from '../headerButton/HeaderButton.tsx';
import { ShellContext } from '../shell/ShellContext.ts';
import { activeTabIdAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { TabEntry } from './TabEntry.tsx';
import styles from './TabStrip.module.css';
import { linkOf, useFocusThatStays } from './useFocusThatStays.ts';
import { useOverflow } from './useOverflow.ts';
import { useShownInView } from './useShownInView.ts';
import { useStripCode } from './useStripCode.ts';

/** A tab's menu and the place of the window where it was asked for, in pixels. */
interface AskedMenu {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/**
 * The open tabs. They are plain links, so that each can be opened in another window like any link. One of them is a stop of the
 * keyboard, and the arrow keys lead to the others.
 */
export function TabStrip() {
  const tabs = useAtomValue(tabsAtom).filter(({ route }) => route.listed);
  const activeId = useAtomValue(activeTabIdAtom);
  // Some are there a moment before the shell, which opens and closes them.
  const isOpen = useContext(ShellContext) !== null;
  const { code, prepare, fetch } = useStripCode();
  const [menu, setMenu] = useState<AskedMenu | null>(null);
  const [listed, setListed] = useState(false);
  const strip = useRef<HTMLUListElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(strip);
  useShownInView(strip);
  const { focused, setFocused } = useFocusThatStays(strip, tabs);
  useDismissal(list, listed, () => setListed(false));

  const stop = tabs.find(({ id }) => id === (focused ?? activeId)) ?? tabs[0];
  const menuTab = menu === null ? undefined : tabs.find(({ id }) => id === menu.id);
  return (
    <nav className={styles['strip']} aria-label="已打开的页面" data-keeps-focus="">
      <div className={styles['bar']} role="toolbar" aria-label="标签页">
        <ul ref={strip} className={styles['tabs']}>
          {isOpen &&
            tabs.map((tab) => (
              <TabEntry
                key={tab.id}
                tab={tab}
                stop={tab === stop}
                onPrepare={prepare}
                onFocus={setFocused}
                onMenu={(x, y) => {
                  setMenu({ id: tab.id, x, y });
                  void fetch();
                }}
              />
            ))}
        </ul>
      </div>
      {code !== null && menu !== null && menuTab && (
        <code.TabMenu
          key={`${menu.id} ${menu.x} ${menu.y}`}
          tab={menuTab}
          x={menu.x}
          y={menu.y}
          onDismiss={() => setMenu(null)}
          onClose={() => {
            linkOf(strip.current, menu.id)?.focus();
            setMenu(null);
          }}
        />
      )}
      {(overflows || listed) && (
        <div ref={list} className={styles['all']}>
          <HeaderButton
            icon={ChevronDown}
            label="所有标签页"
            aria-haspopup="dialog"
            aria-expanded={listed}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => {
              setListed(!listed);
              void fetch();
            }}
          />
          {code !== null && listed && <code.TabList tabs={tabs} onClose={() => setListed(false)} />}
        </div>
      )}
    </nav>
  );
}
