import { useAtomValue, useSetAtom } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { useDismissal } from '../dismissal/useDismissal.ts';
import { entryTarget } from '../menu/entryTarget.ts';
import type { MenuItem } from '../menu/MenuItem.ts';
import { menuAtom } from '../menu/menuAtoms.ts';
import { shownRootAtom, turnToRootAtom } from '../sidebar/topMenuAtoms.ts';
import styles from './TopMenu.module.css';
import { topMenuCount } from './topMenuCount.ts';

const followWidth = (onChange: () => void): (() => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** The first level of the menu, in the place of the breadcrumbs; what has no room stands under 更多菜单. */
export function TopMenu() {
  const items = useAtomValue(menuAtom);
  const count = useSyncExternalStore(followWidth, () => topMenuCount(window.innerWidth));
  return (
    <nav className={styles['menu']} aria-label="顶部菜单">
      <ul className={styles['items']}>
        {items.slice(0, count).map((item) => (
          <li key={item.id}>
            <Root item={item} />
          </li>
        ))}
        {items.length > count && <More items={items.slice(count)} />}
      </ul>
    </nav>
  );
}

function More({ items }: { readonly items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false);
  const shown = useAtomValue(shownRootAtom);
  const entry = useRef<HTMLLIElement>(null);
  const panelId = useId();
  useDismissal(entry, open, () => setOpen(false));
  return (
    <li ref={entry} className={styles['more']}>
      <button
        type="button"
        className={styles['entry']}
        data-shown={items.some(({ id }) => id === shown) || undefined}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        更多菜单
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {open && (
        <ul id={panelId} className={styles['panel']}>
          {items.map((item) => (
            <li key={item.id}>
              <Root item={item} onChosen={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface RootProps {
  readonly item: MenuItem;
  readonly onChosen?: () => void;
}

/** A directory puts its entries into the sidebar, another entry is a link. */
function Root({ item, onChosen }: RootProps) {
  const { id, title } = item;
  const target = entryTarget(item);
  const shown = useAtomValue(shownRootAtom) === id;
  const turnTo = useSetAtom(turnToRootAtom);
  if (target.kind === 'directory') {
    const choose = (): void => {
      turnTo(id);
      onChosen?.();
    };
    return (
      <button type="button" className={styles['entry']} data-shown={shown || undefined} aria-pressed={shown} onClick={choose}>
        <span>{title}</span>
      </button>
    );
  }
  const isOutside = target.kind === 'outside';
  const outside = isOutside ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <a
      className={styles['entry']}
      href={isOutside ? target.url : encodeURI(target.address)}
      data-way-back
      data-shown={shown || undefined}
      aria-current={shown ? 'page' : undefined}
      aria-label={isOutside ? `${title}（在新窗口打开）` : undefined}
      onClick={onChosen}
      {...outside}
    >
      <span>{title}</span>
    </a>
  );
}
