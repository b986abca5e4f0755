import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import menu from '../headerMenu/HeaderMenu.module.css';
import { useDismissal } from '../dismissal/useDismissal.ts';
import type { Tab } from '../tab/Tab.ts';
import { tabTitle } from '../tab/tabTitle.ts';
import styles from './TabMenu.module.css';
import { useTabActions } from './useTabActions.ts';

interface TabMenuProps {
  tab: Tab;
  /** The place of the window where it was asked for, in pixels. */
  x: number;
  y: number;
  /** Called when the focus or a press goes elsewhere. */
  onDismiss: () => void;
  /** Gives the focus back, too. */
  onClose: () => void;
}

/** What can be done with a tab. */
export function TabMenu({ tab, x, y, onDismiss, onClose }: TabMenuProps) {
  const groups = useTabActions(tab);
  const panel = useRef<HTMLDivElement>(null);
  useDismissal(panel, true, onDismiss);

  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const { offsetWidth, offsetHeight, style } = element;
    style.left = `${Math.max(EDGE_PX, Math.min(x, window.innerWidth - offsetWidth - EDGE_PX))}px`;
    style.top = `${Math.max(EDGE_PX, Math.min(y, window.innerHeight - offsetHeight - EDGE_PX))}px`;
    element.querySelector('button')?.focus({ preventScroll: true });
  }, [x, y]);

  return (
    <div
      ref={panel}
      className={`${menu['panel']} ${styles['menu']}`}
      role="menu"
      tabIndex={-1}
      aria-label={`「${tabTitle(tab)}」`}
      onKeyDown={(event) => {
        if (event.key === 'Tab') onDismiss();
        if (event.key === 'Escape') {
          // The focus goes back to the tab, and not to what closes on Esc by itself.
          event.stopPropagation();
          onClose();
        }
        moveFocus(event);
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      {groups.map((actions, group) => [
        group > 0 && <hr key="line" className={styles['line']} />,
        ...actions.map(({ title, Picture, run }) => (
          <button
            key={title}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={menu['entry']}
            aria-disabled={run === null || undefined}
            onClick={() => {
              if (run === null) return;
              onClose();
              void run();
            }}
          >
            <Picture size={16} strokeWidth={1.5} aria-hidden="true" />
            {title}
          </button>
        )),
      ])}
    </div>
  );
}

/** The menu keeps this distance from the window's edge. */
const EDGE_PX = 8;

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll('button')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  entries.at(to % entries.length)?.focus();
}
