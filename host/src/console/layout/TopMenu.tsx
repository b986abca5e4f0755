import { useAtomValue, useSetAtom } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { BAR } from '../keyboard/rove.ts';
import { useMenuButton } from '../keyboard/useMenuButton.ts';
import { useRovingMenu } from '../keyboard/useRovingMenu.ts';
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
  const bar = useRef<HTMLElement>(null);
  useRovingMenu(bar, BAR);
  return (
    <nav ref={bar} className={styles['menu']} aria-label="顶部菜单">
      <ul className={styles['items']}>
        {items.slice(0, count).map((item) => (
          <li key={item.id}>
            <Root item={item} tabIndex={-1} />
          </li>
        ))}
        {items.length > count && <More items={items.slice(count)} />}
      </ul>
    </nav>
  );
}

function More({ items }: { readonly items: readonly MenuItem[] }) {
  const { place, panelId, open, setOpen, close } = useMenuButton<HTMLLIElement>();
  const shown = useAtomValue(shownRootAtom);
  return (
    <li ref={place} className={styles['more']}>
      <button
        type="button"
        className={styles['entry']}
        data-shown={items.some(({ id }) => id === shown) || undefined}
        tabIndex={-1}
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
              <Root item={item} onChosen={close} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface RootProps {
  readonly item: MenuItem;
  /** Left out in the panel, whose entries are stops of their own. */
  readonly tabIndex?: -1;
  readonly onChosen?: () => void;
}

/** A directory puts its entries into the sidebar, another entry is a link. */
function Root({ item, tabIndex, onChosen }: RootProps) {
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
      <button
        type="button"
        className={styles['entry']}
        data-shown={shown || undefined}
        aria-pressed={shown}
        tabIndex={tabIndex}
        title={title}
        onClick={choose}
      >
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
      tabIndex={tabIndex}
      title={title}
      onClick={onChosen}
      {...outside}
    >
      <span>{title}</span>
    </a>
  );
}
