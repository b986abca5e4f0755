import { Icon } from '@zhilv/ui/icon';
import { useAtomValue } from 'jotai';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { useDismissal } from '../layout/useDismissal.ts';
import styles from './CollapsedMenu.module.css';
import { highlightedRowsAtom } from './menuAtoms.ts';
import type { MenuItem } from './MenuItem.ts';
import { MenuTree } from './MenuTree.tsx';

export interface CollapsedMenuProps {
  items: readonly MenuItem[];
}

/** The narrow sidebar: an icon for each root entry, and what lies behind it in a panel beside. */
export function CollapsedMenu({ items }: CollapsedMenuProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <ul className={styles['menu']}>
      {items.map((item) => (
        <RootEntry key={item.id} item={item} open={openId === item.id} setOpen={(open) => setOpenId(open ? item.id : null)} />
      ))}
    </ul>
  );
}

interface RootEntryProps {
  item: MenuItem;
  open: boolean;
  setOpen: (open: boolean) => void;
}

// Lower down too little of a panel would be seen.
const LOWEST_PANEL_PX = 240;

function RootEntry({ item, open, setOpen }: RootEntryProps) {
  const panelId = useId();
  const entry = useRef<HTMLLIElement>(null);
  const [top, setTop] = useState(0);
  const current = useAtomValue(highlightedRowsAtom)[0] === item.id;
  useDismissal(entry, open, () => setOpen(false));

  const openBeside = (element: Element) => {
    setTop(Math.min(element.getBoundingClientRect().top, window.innerHeight - LOWEST_PANEL_PX));
    setOpen(true);
  };
  return (
    <li ref={entry} onPointerEnter={onlyMouse(openBeside)} onPointerLeave={onlyMouse(() => setOpen(false))}>
      <button
        type="button"
        className={styles['entry']}
        data-current={current || undefined}
        aria-label={item.title}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={(event) => openBeside(event.currentTarget)}
      >
        <Icon name={item.icon} size={20} />
      </button>
      {open && (
        <div id={panelId} className={styles['panel']} style={{ top }}>
          <p className={styles['heading']}>{item.title}</p>
          {item.target.kind === 'directory' ? (
            <MenuTree items={item.target.children} depth={1} outdent={1} />
          ) : (
            <MenuTree items={[item]} />
          )}
        </div>
      )}
    </li>
  );
}

/** A finger that touches an entry presses it; only a mouse hovers. */
const onlyMouse = (answer: (element: Element) => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') answer(event.currentTarget);
};
