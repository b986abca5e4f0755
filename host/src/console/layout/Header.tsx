import { useAtomValue, useSetAtom } from 'jotai';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { CommandButton } from '../command/CommandButton.tsx';
import { HeaderButton } from '../headerButton/HeaderButton.tsx';
import { NotificationBell } from '../notification/NotificationBell.tsx';
import type { HelpLink } from '../toolbar/helpLinks.ts';
import { HeaderTools } from '../toolbar/HeaderTools.tsx';
import { NewHostPrompt } from '../release/NewHostPrompt.tsx';
import { drawerOpenAtom, phoneAtom, sidebarCollapsedAtom, toggleMenuAtom } from '../sidebar/sidebarAtoms.ts';
import { topMenuAtom } from '../sidebar/topMenuAtoms.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './Header.module.css';
import { TopMenu } from './TopMenu.tsx';

export interface HeaderProps {
  links: readonly HelpLink[];
}

/**
 * The menu button, breadcrumbs or the menu's first level, the notice of another release of the host, the command box, the bell, the tools,
 * and the account.
 */
export function Header({ links }: HeaderProps) {
  const phone = useAtomValue(phoneAtom);
  const topMenu = useAtomValue(topMenuAtom);
  return (
    <header className={styles['header']}>
      <MenuButton />
      {topMenu ? <TopMenu /> : <Breadcrumbs />}
      <NewHostPrompt />
      <CommandButton />
      <NotificationBell />
      {!phone && <HeaderTools links={links} />}
      <AccountMenu links={links} phone={phone} />
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
