import { useAtomValue } from 'jotai';
import { routesAtom } from '../menu/menuAtoms.ts';
import { Brand } from './Brand.tsx';
import { CollapsedMenu } from './CollapsedMenu.tsx';
import { MenuNav } from './MenuNav.tsx';
import { MenuSkeleton } from './MenuSkeleton.tsx';
import { MenuTree } from './MenuTree.tsx';
import styles from './Sidebar.module.css';
import { settingsAtom } from '../settings/settingsAtoms.ts';
import { startFailureAtom } from '../start/startFailureAtom.ts';
import { sidebarCollapsedAtom } from './sidebarAtoms.ts';
import { sidebarMenuAtom } from './topMenuAtoms.ts';

export interface SidebarProps {
  company: string;
}

/** The menu beside the page on wide screens, 220 or 56 pixels wide. */
export function Sidebar({ company }: SidebarProps) {
  const collapsed = useAtomValue(sidebarCollapsedAtom);
  const { items, depth } = useAtomValue(sidebarMenuAtom);
  const ready = useAtomValue(routesAtom) !== null;
  const failed = useAtomValue(startFailureAtom) !== null;
  const { sidebarLogo } = useAtomValue(settingsAtom);
  return (
    <aside className={styles['sidebar']} data-collapsed={collapsed || undefined}>
      {sidebarLogo && <Brand company={company} />}
      <MenuNav className={styles['nav']}>
        {!ready && !failed && <MenuSkeleton />}
        {ready &&
          (collapsed ? <CollapsedMenu items={items} depth={depth} /> : <MenuTree items={items} depth={depth} outdent={depth} />)}
      </MenuNav>
    </aside>
  );
}
