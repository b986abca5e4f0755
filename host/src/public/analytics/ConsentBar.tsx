import type { AnalyticsChoice } from '@zhilv/site/analytics-choice';
import { PlainButton } from '@zhilv/ui/plain/button';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styles from './ConsentBar.module.css';

/** What consent is asked for. */
export interface ConsentSubject {
  /** Who counts. */
  readonly host: string;
  /** Where the site's privacy policy is read; null where it has none. */
  readonly privacyAddress: string | null;
}

interface ConsentBarProps extends ConsentSubject {
  /** What was answered before. */
  readonly choice: AnalyticsChoice;
  /** Whether the visitor asked for it. */
  readonly takesFocus: boolean;
  readonly onChosen: (choice: AnalyticsChoice) => void;
  /** Called only after an answer: a first question is answered, or left alone. */
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
    // The key is heard wherever the focus is in it.
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

/** Tells the document how high the bar is, so that the page ends above it and whatever sticks to the bottom stands on it. */
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
