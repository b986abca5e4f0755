import { useAtomValue, useSetAtom } from 'jotai';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { CommandButton } from '../command/CommandButton.tsx';
import { HeaderButton } from '../headerButton/HeaderButton.tsx';
import { NewHostPrompt } from '../release/NewHostPrompt.tsx';
import { drawerOpenAtom, phoneAtom, sidebarCollapsedAtom, toggleMenuAtom } from '../sidebar/sidebarAtoms.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './Header.module.css';

/** The menu button, the breadcrumbs, the notice of another release of the host, the command box, and the account. */
export function Header() {
  return (
    <header className={styles['header']}>
      <MenuButton />
      <Breadcrumbs />
      <NewHostPrompt />
      <CommandButton />
      <AccountMenu />
    </header>
  );
}

function MenuButton() {
  const phone = useAtomValue(phoneAtom);
  const drawerOpen = useAtomValue(drawerOpenAtom);
  const collapsed = useAtomValue(sidebarCollapsedAtom);
  const toggle = useSetAtom(toggleMenuAtom);
  const [Picture, label, expanded] = phone
    ? ([Menu, '打开菜单', drawerOpen] as const)
    : collapsed
      ? ([PanelLeftOpen, '展开侧边栏', false] as const)
      : ([PanelLeftClose, '收起侧边栏', true] as const);
  return <HeaderButton label={label} icon={Picture} aria-expanded={expanded} onClick={toggle} />;
}
