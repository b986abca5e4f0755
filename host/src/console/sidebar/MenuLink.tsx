import { Icon } from '@zhilv/ui/icon';
import { useAtomValue } from 'jotai';
import { ExternalLink } from 'lucide-react';
import type { MenuItem, MenuTarget } from '../menu/MenuItem.ts';
import styles from './MenuTree.module.css';
import { highlightedRowsAtom } from './submenuAtoms.ts';

export interface MenuLinkProps {
  item: MenuItem;
  target: Exclude<MenuTarget, { kind: 'directory' }>;
  /** 0 at the menu's root; left out in the narrow sidebar, which shows the icon alone. */
  depth?: number;
}

/** A menu entry that is a link. */
export function MenuLink({ item: { id, title, icon }, target, depth }: MenuLinkProps) {
  const current = useAtomValue(highlightedRowsAtom).includes(id);
  const isOutside = target.kind === 'outside';
  const outside = isOutside ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <a
      className={styles['entry']}
      data-depth={depth ?? 'icon'}
      href={isOutside ? target.url : encodeURI(target.address)}
      aria-current={current ? 'page' : undefined}
      aria-label={isOutside ? `${title}（在新窗口打开）` : title}
      title={title}
      tabIndex={-1}
      {...outside}
    >
      <Icon name={icon} size={depth === undefined ? 20 : 16} />
      {depth !== undefined && <span className={styles['title']}>{title}</span>}
      {depth !== undefined && isOutside && (
        <ExternalLink className={styles['outside']} size={14} strokeWidth={1.5} aria-hidden="true" />
      )}
    </a>
  );
}
