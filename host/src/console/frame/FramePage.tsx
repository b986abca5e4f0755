import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './FramePage.module.css';
import { refusesFrame } from './refusesFrame.ts';

export interface FramePageProps {
  /** The http or https address of a host that the content policy lets us frame, or the path of a page of our public site. */
  url: string;
  title: string;
  /** Id of the menu row. */
  rowId: string | undefined;
}

const PATIENCE_MS = 15_000;

const TEXTS = {
  loading: '正在加载页面，请稍候！',
  // Our server may not know why.
  slow: '页面仍在加载。对方网站可能不允许在此显示，可在新窗口打开。',
  refused: '对方网站不允许在此显示，请在新窗口打开。',
  loaded: '',
} as const;

/** Frames a page of another site, which gets neither our origin nor a referrer (docs/threats.md §6). */
export function FramePage({ url, title, rowId }: FramePageProps) {
  const [phase, setPhase] = useState<keyof typeof TEXTS>('loading');
  const address = new URL(url, window.location.href);
  const isOurs = address.origin === window.location.origin;

  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => setPhase('slow'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => {
    if (isOurs || rowId === undefined) return undefined;
    const over = new AbortController();
    void refusesFrame(rowId, over.signal).then((refused) => refused && setPhase('refused'));
    return () => over.abort();
  }, [isOurs, rowId]);

  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
        <a className={styles['outside']} href={address.href} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />
          在新窗口打开
        </a>
      </header>
      <div className={styles['stage']}>
        <output className={styles['waiting']}>{TEXTS[phase]}</output>
        {phase !== 'refused' && (
          <iframe
            className={styles['frame']}
            src={address.href}
            title={title}
            // A frame of our own origin that may run scripts could remove its own sandbox, so it gets only one of the two.
            sandbox={
              isOurs ? 'allow-same-origin allow-forms allow-popups' : 'allow-scripts allow-forms allow-popups allow-downloads'
            }
            referrerPolicy="no-referrer"
            allow=""
            onLoad={() => setPhase('loaded')}
          />
        )}
      </div>
    </div>
  );
}
