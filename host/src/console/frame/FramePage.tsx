import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './FramePage.module.css';

export interface FramePageProps {
  /** An http or https address of a host that the content policy lets us frame. */
  url: string;
  title: string;
}

// A page that refuses to be framed reports no error, so after a while the reader is offered to open it in a window.
const PATIENCE_MS = 15_000;

/** Frames a page of another site, which gets neither our origin nor a referrer (docs/threats.md §6). */
export function FramePage({ url, title }: FramePageProps) {
  const [phase, setPhase] = useState<'loading' | 'slow' | 'loaded'>('loading');

  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => setPhase('slow'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
        <a className={styles['outside']} href={url} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />
          在新窗口打开
        </a>
      </header>
      <div className={styles['stage']}>
        <output className={styles['waiting']}>
          {phase === 'loading' && '正在加载页面，请稍候！'}
          {phase === 'slow' && '页面仍在加载。对方网站可能不允许在此显示，可在新窗口打开。'}
        </output>
        <iframe
          className={styles['frame']}
          src={url}
          title={title}
          sandbox={sandboxFor(url)}
          referrerPolicy="no-referrer"
          allow=""
          onLoad={() => setPhase('loaded')}
        />
      </div>
    </div>
  );
}

/** A frame of our own origin that may run scripts could remove its own sandbox, so it gets only one of the two. */
const sandboxFor = (url: string): string =>
  new URL(url).origin === window.location.origin
    ? 'allow-same-origin allow-forms allow-popups'
    : 'allow-scripts allow-forms allow-popups allow-downloads';
