import { Maximize, Minimize } from 'lucide-react';
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
        <a
          key={title}
          className={styles['tool']}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${title}（在新窗口打开）`}
          title={title}
        >
          <Sign size={20} strokeWidth={1.5} aria-hidden="true" />
        </a>
      ))}
      <button type="button" className={styles['tool']} aria-label={label} title={label} onClick={() => void toggle()}>
        <Picture size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <SizeMenu />
      <AppearanceMenu />
    </div>
  );
}
