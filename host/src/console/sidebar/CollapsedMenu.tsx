import { Icon } from '@zhilv/ui/icon';
import { useAtomValue } from 'jotai';
import { memo, type PointerEvent, useId, useRef, useState } from 'react';
import { useDismissal } from '../dismissal/useDismissal.ts';
import { entryTarget } from '../menu/entryTarget.ts';
import type { MenuItem } from '../menu/MenuItem.ts';
import styles from './CollapsedMenu.module.css';
import { MenuLink } from './MenuLink.tsx';
import { MenuTree } from './MenuTree.tsx';
import entries from './MenuTree.module.css';
import { highlightedRowsAtom } from './submenuAtoms.ts';

export interface CollapsedMenuProps {
  items: readonly MenuItem[];
  /** The depth of the items: 0 at the menu's root. */
  depth: number;
}

/** The narrow sidebar: an icon for each entry, whose own entries open in a panel beside it. */
export function CollapsedMenu({ items, depth }: CollapsedMenuProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const highlighted = useAtomValue(highlightedRowsAtom);
  return (
    <ul className={styles['menu']}>
      {items.map((item) => {
        const target = entryTarget(item);
        return target.kind === 'directory' ? (
          <Directory
            key={item.id}
            item={item}
            items={target.children}
            depth={depth}
            current={highlighted[depth] === item.id}
            open={openId === item.id}
            setOpenId={setOpenId}
          />
        ) : (
          <li key={item.id}>
            <MenuLink item={item} target={target} current={highlighted.includes(item.id)} />
          </li>
        );
      })}
    </ul>
  );
}

interface DirectoryProps {
  item: MenuItem;
  items: readonly MenuItem[];
  depth: number;
  /** Whether the page that shows is in it. */
  current: boolean;
  open: boolean;
  setOpenId: (id: string | null) => void;
}

// A panel that begins lower down would have too little height.
const LOWEST_PANEL_PX = 240;

/** It is drawn again when it changes only, for a menu may have thousands. */
const Directory = memo(function Directory({ item, items, depth, current, open, setOpenId }: DirectoryProps) {
  const panelId = useId();
  const entry = useRef<HTMLLIElement>(null);
  const [top, setTop] = useState(0);
  const close = (): void => setOpenId(null);
  useDismissal(entry, open, close);

  const openBeside = (element: Element) => {
    setTop(Math.min(element.getBoundingClientRect().top, window.innerHeight - LOWEST_PANEL_PX));
    setOpenId(item.id);
  };
  return (
    <li ref={entry} onPointerEnter={onlyMouse(openBeside)} onPointerLeave={onlyMouse(close)}>
      <button
        type="button"
        className={entries['entry']}
        data-depth="icon"
        data-current={current || undefined}
        aria-label={item.title}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        tabIndex={-1}
        // A key closes the panel as well, which is open under a mouse before the press. A press by a key has no detail.
        onClick={({ currentTarget, detail }) => (open && detail === 0 ? close() : openBeside(currentTarget))}
      >
        <Icon name={item.icon} size={20} />
      </button>
      {open && (
        <div id={panelId} className={styles['panel']} style={{ top }}>
          <p className={styles['heading']}>{item.title}</p>
          <MenuTree items={items} depth={depth + 1} outdent={depth + 1} />
        </div>
      )}
    </li>
  );
});

/** Only a mouse hovers: a finger that touches an entry presses it. */
const onlyMouse = (answer: (element: Element) => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') answer(event.currentTarget);
};
