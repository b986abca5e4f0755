import { useSession } from '@zhilv/platform';
import { useSetAtom } from 'jotai';
import { ChevronDown, CircleArrowUp, Keyboard, LogOut, Maximize, Settings2 } from 'lucide-react';
import menu from '../headerMenu/HeaderMenu.module.css';
import { useMenuButton } from '../keyboard/useMenuButton.ts';
import { maySeeReleases, RELEASES } from '../releasePanel/releasesRoute.ts';
import { openShortcutsAtom } from '../shortcut/openShortcuts.ts';
import { openSettingsAtom } from '../settingsDrawer/openSettings.ts';
import type { HelpLink } from '../toolbar/helpLinks.ts';
import { useFullScreen } from '../toolbar/useFullScreen.ts';
import styles from './AccountMenu.module.css';
import { Avatar } from './Avatar.tsx';
import { useOwnPages } from './useOwnPages.ts';
import { useLeaveSession } from './useLeaveSession.ts';

export interface AccountMenuProps {
  /** On a phone the menu has what stands beside it in the header elsewhere. */
  phone: boolean;
  links: readonly HelpLink[];
}

/** The name of the signed-in user, and a menu of everything that concerns this user only. */
export function AccountMenu({ links, phone }: AccountMenuProps) {
  const { user } = useSession();
  const { place: account, panelId, open, setOpen, close } = useMenuButton<HTMLDivElement>();
  const leaveSession = useLeaveSession();
  const ownPages = useOwnPages();
  const openSettings = useSetAtom(openSettingsAtom);
  const openShortcuts = useSetAtom(openShortcutsAtom);
  const { full, toggle } = useFullScreen();
  if (user === null) return null;

  /** Closes the menu, whose button has the focus until what opens takes it, and has it again afterwards. */
  const turnTo = (open: () => Promise<void>): void => {
    close();
    void open();
  };
  return (
    <div ref={account} className={styles['account']}>
      <button
        type="button"
        className={styles['button']}
        aria-label={`账户：${user.nickname}`}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <Avatar user={user} />
        <span className={styles['nickname']}>{user.nickname}</span>
        <ChevronDown className={styles['chevron']} size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {open && (
        <div id={panelId} className={`${menu['panel']} ${styles['panel']}`}>
          <p className={styles['who']}>
            <span>{user.nickname}</span>
            {user.userName !== '' && <span className={styles['userName']}>{user.userName}</span>}
          </p>
          {ownPages.map(({ key, title, Picture, path }) => (
            <a key={key} className={menu['entry']} href={path} onClick={() => setOpen(false)}>
              <Picture size={16} strokeWidth={1.5} aria-hidden="true" />
              {title}
            </a>
          ))}
          {maySeeReleases() && (
            <a className={menu['entry']} href={RELEASES.path} onClick={() => setOpen(false)}>
              <CircleArrowUp size={16} strokeWidth={1.5} aria-hidden="true" />
              {RELEASES.title}
            </a>
          )}
          <button type="button" className={menu['entry']} onClick={() => turnTo(openSettings)}>
            <Settings2 size={16} strokeWidth={1.5} aria-hidden="true" />
            布局设置
          </button>
          <button type="button" className={menu['entry']} aria-keyshortcuts="?" onClick={() => turnTo(openShortcuts)}>
            <Keyboard size={16} strokeWidth={1.5} aria-hidden="true" />
            键盘快捷键
          </button>
          {phone && (
            <button type="button" className={menu['entry']} onClick={() => turnTo(toggle)}>
              <Maximize size={16} strokeWidth={1.5} aria-hidden="true" />
              {full ? '退出全屏' : '全屏'}
            </button>
          )}
          {phone &&
            links.map(({ title, url, Picture }) => (
              <a key={title} className={menu['entry']} href={url} target="_blank" rel="noopener noreferrer">
                <Picture size={16} strokeWidth={1.5} aria-hidden="true" />
                {title}
              </a>
            ))}
          <button type="button" className={menu['entry']} onClick={() => void leaveSession()}>
            <LogOut size={16} strokeWidth={1.5} aria-hidden="true" />
            退出登录
          </button>
        </div>
      )}
    </div>
  );
}
