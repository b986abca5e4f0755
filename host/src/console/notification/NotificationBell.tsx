import { messages, unreadMessages, useSession } from '@zhilv/platform';
import { useAtom, useAtomValue } from 'jotai';
import { Bell } from 'lucide-react';
import { type ComponentType, useRef, useState, useSyncExternalStore } from 'react';
import { HeaderButton } from '../headerButton/HeaderButton.tsx';
import styles from './NotificationBell.module.css';
import { listOpenAtom, mayAskAtom } from './notificationAtoms.ts';
import type { UnreadPanelProps } from './UnreadPanel.lazy.tsx';

/** The back end has no such call. */
const MISSING = 404;

/** Says how many messages are unread, with a dot for those that came since the list was last opened, and opens the list. */
export function NotificationBell() {
  const { user } = useSession();
  const mayAsk = useAtomValue(mayAskAtom);
  const { count, seen, failure } = useSyncExternalStore(mayAsk ? unreadMessages.subscribe : noNews, unreadMessages.read);
  const [open, setOpen] = useAtom(listOpenAtom);
  const [Panel, setPanel] = useState<ComponentType<UnreadPanelProps> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (user === null || failure?.code === MISSING) return null;

  const toggle = async (): Promise<void> => {
    setOpen(!open);
    if (open || Panel !== null) return;
    try {
      const { UnreadPanel } = await import('./UnreadPanel.lazy.tsx');
      setPanel(() => UnreadPanel);
    } catch {
      setOpen(false);
      messages.error('消息列表无法加载，请检查网络后重试');
    }
  };
  const label = count !== null && count > 0 ? `消息（${count} 条未读）` : '消息';
  return (
    <>
      <HeaderButton
        ref={button}
        icon={Bell}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={(open && Panel === null) || undefined}
        onClick={() => void toggle()}
      >
        {count !== null && count > seen && <span className={styles['dot']} data-testid="unread-dot" aria-hidden="true" />}
      </HeaderButton>
      {open && Panel !== null && <Panel anchor={button} onClose={() => setOpen(false)} />}
    </>
  );
}

const noNews = () => () => {};
