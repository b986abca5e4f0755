import type { AnalyticsChoice } from '@zhilv/site/analytics-choice';
import { PlainButton } from '@zhilv/ui/plain/button';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styles from './ConsentBar.module.css';

/** The facts that a visitor consents on. */
export interface ConsentSubject {
  /** The host name of the server that counts the visits. */
  readonly host: string;
  /** The address of the site's privacy policy; null where it has none. */
  readonly privacyAddress: string | null;
}

interface ConsentBarProps extends ConsentSubject {
  /** The answer so far. */
  readonly choice: AnalyticsChoice;
  /** Whether the bar takes the focus, because the visitor asked for it. */
  readonly takesFocus: boolean;
  readonly onChosen: (choice: AnalyticsChoice) => void;
  /** Called when the bar is closed without a choice, which is possible only where an earlier answer stands. */
  readonly onClosed: () => void;
}

const STANDING = {
  open: '',
  granted: '您目前已同意访问统计。',
  denied: '您目前未同意访问统计。',
} as const satisfies Record<AnalyticsChoice, string>;

/** Asks whether the visit may be counted. Yes and no weigh the same, and the page can be read and used meanwhile. */
export function ConsentBar({ host, privacyAddress, choice, takesFocus, onChosen, onClosed }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => (bar.current ? makeRoomFor(bar.current) : undefined), []);
  useLayoutEffect(() => {
    if (takesFocus) bar.current?.focus();
  }, [takesFocus]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && choice !== 'open') onClosed();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A shortcut; the buttons do the same.
    <aside className={styles['bar']} aria-label="访问统计" tabIndex={-1} ref={bar} onKeyDown={onKeyDown}>
      <div className={styles['inner']}>
        <p className={styles['text']}>
          {STANDING[choice]}如您同意，我们会统计页面访问，以了解哪些内容有帮助。数据由 {host} 处理，您可随时在页脚更改。
          {privacyAddress !== null && <a href={privacyAddress}>隐私政策</a>}
        </p>
        <div className={styles['actions']}>
          <PlainButton size="large" onClick={() => onChosen('denied')}>
            不同意
          </PlainButton>
          <PlainButton size="large" onClick={() => onChosen('granted')}>
            同意
          </PlainButton>
        </div>
      </div>
    </aside>
  );
}

/** The document's variable for the bar's height: the page ends above the bar, and bars at the bottom stand on top of it. */
const COVERED = '--zhilv-covered-bottom';

function makeRoomFor(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(COVERED, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(COVERED);
  };
}
