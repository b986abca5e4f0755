import useNotification from '@douyinfe/semi-ui-19/lib/es/notification/useNotification';
import { type ReactElement, type ReactNode, use, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PortalRoot } from '../../root/PortalRoot.ts';
import { useMend } from '../mend/useMend.ts';
import { hideIcons, write } from '../mend/write.ts';
import styles from './useNotices.module.css';

export interface Notice {
  readonly title: string;
  readonly content?: ReactNode;
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
}

export interface Notices {
  /** Shows a notice at the top right of the window, where it stays until it is closed. */
  readonly notify: (notice: Notice) => void;
  /** The list of notices, which the page renders once. It goes when the page does. */
  readonly notices: ReactNode;
}

const KINDS = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const;

/**
 * Gives a page notices that have more to say than a sentence, or something to press. A sentence that passes is a message of
 * `messages` in platform, which the shell shows.
 */
export function useNotices(): Notices {
  // Semi's type says that each of the two may be either.
  const [api, holder] = useNotification() as [
    Record<'info' | 'success' | 'warning' | 'error', (notice: object) => string>,
    ReactElement,
  ];
  const portal = use(PortalRoot);
  const list = <NoticeList>{holder}</NoticeList>;
  return {
    notify: ({ title, content, tone = 'info' }) => void api[KINDS[tone]]({ title, content, duration: 0, motion: false }),
    notices: portal === null ? list : createPortal(list, portal),
  };
}

/** Holds the notices. It exists from the start, because screen readers announce only additions to a region that they know. */
function NoticeList({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  // Semi's crosses have no name, and each notice is a region of its own, even a success an alert.
  useMend(root, (element) => {
    hideIcons(element);
    write(element, '.semi-notification-notice', { role: 'group' });
    write(element, '.semi-notification-notice-icon-close', { 'aria-label': '关闭' });
  });
  return (
    <div ref={root} role="status" aria-live="polite" className={styles['root']}>
      {children}
    </div>
  );
}
