import { Icon } from '@zhilv/ui/icon';
import { useAtomValue, useSetAtom } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import { entryTarget } from '../menu/entryTarget.ts';
import type { MenuItem } from '../menu/MenuItem.ts';
import { MenuLink } from './MenuLink.tsx';
import styles from './MenuTree.module.css';
import { highlightedRowsAtom, openSubmenusAtom, toggleSubmenuAtom } from './submenuAtoms.ts';

export interface MenuTreeProps {
  items: readonly MenuItem[];
  /** 0 at the menu's root. */
  depth?: number;
  id?: string;
  /** The number of levels by which the entries are indented less than their depth says. */
  outdent?: number;
}

/** Menu entries; those of an open directory stand below it. */
export function MenuTree({ items, depth = 0, id, outdent = 0 }: MenuTreeProps) {
  const highlighted = useAtomValue(highlightedRowsAtom);
  const openId = useAtomValue(openSubmenusAtom)[depth];
  return (
    <ul id={id} className={depth > outdent ? styles['submenu'] : styles['menu']}>
      {items.map((item) => (
        <li key={item.id}>
          <Entry
            item={item}
            depth={depth}
            outdent={outdent}
            highlighted={highlighted.includes(item.id)}
            open={openId === item.id}
          />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  item: MenuItem;
  depth: number;
  outdent: number;
  /** Whether it leads to the page that shows. */
  highlighted: boolean;
  open: boolean;
}

/** An entry is drawn again when it changes only, for a menu may have thousands. */
const Entry = memo(function Entry({ item, depth, outdent, highlighted, open }: EntryProps) {
  const target = entryTarget(item);
  return target.kind === 'directory' ? (
    <Directory item={item} items={target.children} depth={depth} outdent={outdent} highlighted={highlighted} open={open} />
  ) : (
    <MenuLink item={item} target={target} current={highlighted} depth={depth - outdent} />
  );
});

interface DirectoryProps extends EntryProps {
  items: readonly MenuItem[];
}

function Directory({ item, items, depth, outdent, highlighted, open }: DirectoryProps) {
  const listId = useId();
  const toggle = useSetAtom(toggleSubmenuAtom);
  return (
    <>
      <button
        type="button"
        className={styles['entry']}
        data-depth={depth - outdent}
        data-ancestor={highlighted || undefined}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        title={item.title}
        tabIndex={-1}
        onClick={() => toggle({ depth, id: item.id })}
      >
        <Icon name={item.icon} />
        <span className={styles['title']}>{item.title}</span>
        <ChevronDown className={styles['chevron']} size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {open && <MenuTree id={listId} items={items} depth={depth + 1} outdent={outdent} />}
    </>
  );
}
