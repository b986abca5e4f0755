import { useAtomValue } from 'jotai';
import { Pin, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { bringIntoStrip } from './bringIntoStrip.ts';
import { isPlainPress } from '../shell/followLinks.ts';
import { useShell } from '../shell/ShellContext.ts';
import { useCloseTabs } from '../shell/useCloseTabs.ts';
import type { Tab } from '../tab/Tab.ts';
import { activeTabIdAtom } from '../tab/tabAtoms.ts';
import { isClosable } from '../tab/tabList.ts';
import { tabTitle } from '../tab/tabTitle.ts';
import { unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';
import styles from './TabStrip.module.css';
import { useTabPointer } from './useTabPointer.ts';

export interface TabEntryProps {
  tab: Tab;
  /** Whether the keyboard stops here. */
  stop: boolean;
  /** Called when the menu may be asked for soon. */
  onPrepare: () => void;
  /** Asks for the menu of the tab, at a place of the window in pixels. */
  onMenu: (x: number, y: number) => void;
  /** Called with the tab's id when it takes the focus, and with null when that goes elsewhere. */
  onFocus: (id: string | null) => void;
}

/** One tab in the strip. A middle click and the Delete key close it, a drag moves it, and it has a menu. */
export function TabEntry({ tab, stop, onPrepare, onMenu, onFocus }: TabEntryProps) {
  const shell = useShell();
  const closeTabs = useCloseTabs();
  const active = useAtomValue(activeTabIdAtom) === tab.id;
  const unsaved = useAtomValue(unsavedTabIdsAtom).has(tab.id);
  const entry = useRef<HTMLLIElement>(null);
  const pointer = useTabPointer({ id: tab.id, onMenu });
  const title = tabTitle(tab);
  const closable = isClosable(tab);
  const close = () => void closeTabs([tab.id]);

  useEffect(() => {
    // A longer title makes it wider.
    if (active && title !== '' && entry.current) bringIntoStrip(entry.current);
  }, [active, title]);

  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // A click without a count is the keyboard's.
    if (event.detail === 0 || !pointer.isAnswered()) void shell.go(tab.address, { by: 'strip' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete' && closable) return close();
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return moveFocus(event);
    event.preventDefault();
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    onMenu(left, bottom);
  };
  const focus = { onFocus: () => onFocus(tab.id), onBlur: () => onFocus(null) };
  return (
    <li
      ref={entry}
      className={styles['tab']}
      data-id={tab.id}
      data-active={active || undefined}
      data-dragged={pointer.dragged || undefined}
    >
      <a
        className={styles['link']}
        href={tab.address}
        draggable={false}
        tabIndex={stop ? 0 : -1}
        aria-current={active ? 'page' : undefined}
        title={title}
        onClick={press}
        onKeyDown={onKeyDown}
        onPointerEnter={onPrepare}
        onMouseDown={(event) => {
          // The browser would begin to scroll by the middle button.
          if (event.button === 1) event.preventDefault();
        }}
        onAuxClick={(event) => {
          if (event.button !== 1) return;
          event.preventDefault();
          if (closable) close();
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          onMenu(event.clientX, event.clientY);
        }}
        {...pointer.handlers}
        {...focus}
      >
        {tab.pinned && (
          <span className={styles['pin']} role="img" aria-label="已固定">
            <Pin size={12} strokeWidth={1.5} aria-hidden="true" />
          </span>
        )}
        <span className={styles['title']}>{title}</span>
        {unsaved && <span className={styles['unsaved']}>（有未保存的修改）</span>}
      </a>
      {closable && (
        <button
          type="button"
          className={styles['close']}
          // Delete does the same at the tab itself, so the keyboard need not stop twice at each.
          tabIndex={-1}
          aria-label={`关闭「${title}」`}
          title="关闭"
          onClick={close}
          {...focus}
        >
          <X size={14} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

/** Moves the focus among the tabs. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === event.currentTarget);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  links[Math.max(0, Math.min(to, links.length - 1))]?.focus();
}
