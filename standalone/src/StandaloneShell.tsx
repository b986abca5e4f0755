import { session } from '@zhilv/platform';
import { Dialogs, Messages } from '@zhilv/ui/messages';
import { PlainButton } from '@zhilv/ui/plain/button';
import { useState, useSyncExternalStore } from 'react';
import { Stage } from './Stage.ts';
import styles from './StandaloneShell.module.css';
import type { StartedRemote } from './startRemote.ts';

interface StandaloneShellProps {
  remote: StartedRemote;
}

/** Shows one remote without the console: a list of its pages, and the page that is mounted. */
export function StandaloneShell({ remote }: StandaloneShellProps) {
  const [stage] = useState(() => new Stage(remote));
  const { subscribe, read, attach } = stage;
  const { page, address, failure } = useSyncExternalStore(subscribe, read);

  async function leaveSession(): Promise<void> {
    await session.signOut();
    window.location.assign('/');
  }

  return (
    <div className={styles['shell']}>
      <header className={styles['header']}>
        <span className={styles['brand']}>智旅 · 独立运行</span>
        <span className={styles['release']}>
          {remote.name} {remote.release}
        </span>
        <span className={styles['address']}>{address}</span>
        <span className={styles['actions']}>
          <PlainButton disabled={page === null} onClick={() => void stage.close()}>
            关闭页面
          </PlainButton>
          <PlainButton kind="quiet" onClick={() => void leaveSession()}>
            退出登录
          </PlainButton>
        </span>
      </header>
      <nav className={styles['picker']} aria-label="页面">
        {remote.pages.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            className={styles['page']}
            aria-current={key === page ? 'page' : undefined}
            onClick={() => void stage.show({ page: key })}
          >
            {title}
            <span className={styles['key']}>{key}</span>
          </button>
        ))}
      </nav>
      <main className={styles['stage']}>
        {failure !== null && <p role="alert">{failure}</p>}
        {page === null && failure === null && <p className={styles['hint']}>请选择要打开的页面。</p>}
        <div ref={attach} />
      </main>
      <Messages />
      <Dialogs />
    </div>
  );
}
