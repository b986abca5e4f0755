import { Icon } from '@zhilv/ui/icon';
import { ExternalLink } from 'lucide-react';
import { memo } from 'react';
import type { MenuItem, MenuTarget } from '../menu/MenuItem.ts';
import styles from './MenuTree.module.css';

export interface MenuLinkProps {
  item: MenuItem;
  target: Exclude<MenuTarget, { kind: 'directory' }>;
  /** Whether the page that shows is this one. */
  current: boolean;
  /** 0 at the menu's root; left out in the narrow sidebar, which shows the icon alone. */
  depth?: number;
}

/** A menu entry that is a link. It is drawn again when it changes only, for a menu may have thousands. */
export const MenuLink = memo(function MenuLink({ item: { title, icon }, target, current, depth }: MenuLinkProps) {
  const isOutside = target.kind === 'outside';
  const outside = isOutside ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <a
      className={styles['entry']}
      data-way-back
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
});
