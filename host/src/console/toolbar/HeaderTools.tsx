import { Maximize, Minimize } from 'lucide-react';
import { HeaderButton } from '../headerButton/HeaderButton.tsx';
import { HeaderLink } from '../headerButton/HeaderLink.tsx';
import { AppearanceMenu } from './AppearanceMenu.tsx';
import type { HelpLink } from './helpLinks.ts';
import { SizeMenu } from './SizeMenu.tsx';
import styles from './toolbar.module.css';
import { useFullScreen } from './useFullScreen.ts';

export interface HeaderToolsProps {
  links: readonly HelpLink[];
}

/** What changes how the console looks, and links to help. A phone has them in the account's menu and in the settings. */
export function HeaderTools({ links }: HeaderToolsProps) {
  const { full, toggle } = useFullScreen();
  const [Picture, label] = full ? [Minimize, '退出全屏'] : [Maximize, '全屏'];
  return (
    <div className={styles['tools']}>
      {links.map(({ title, url, Picture: Sign }) => (
        <HeaderLink key={title} label={title} href={url} icon={Sign} />
      ))}
      <HeaderButton icon={Picture} label={label} onClick={() => void toggle()} />
      <SizeMenu />
      <AppearanceMenu />
    </div>
  );
}
