import { type ProfileSession, profileSession } from '@zhilv/contract/system';
import { formatDateTime } from '@zhilv/format';
import { call, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Card, CardFailure } from '@zhilv/ui/card';
import { Tag } from '@zhilv/ui/tag';
import { useActions } from '../../parts/action/useActions.ts';
import type { LoadedSessions } from './loadSessions.ts';
import styles from './SessionCard.module.css';

export interface SessionCardProps {
  sessions: LoadedSessions;
  retrying: boolean;
  onChanged: () => Promise<void>;
}

/** Shows where the user is signed in, and ends sign-ins. It is absent where the back end knows no such calls. */
export function SessionCard({ sessions, retrying, onChanged }: SessionCardProps) {
  if (sessions.kind === 'absent') return null;
  return (
    <Card title="登录设备">
      {sessions.kind === 'failed' ? (
        <CardFailure {...sessions} retrying={retrying} onRetry={() => void onChanged()} />
      ) : (
        <SessionList sessions={sessions.sessions} onChanged={onChanged} />
      )}
    </Card>
  );
}

function SessionList({ sessions, onChanged }: { sessions: readonly ProfileSession[]; onChanged: () => Promise<void> }) {
  const { isBusy, run } = useActions();
  const others = sessions.filter(({ current }) => !current).length;

  const end = (session: ProfileSession): Promise<void> => {
    const work = async (): Promise<void> => {
      await call(profileSession.end, { id: session.id });
      messages.success(`已结束「${nameOf(session)}」上的登录`);
      await onChanged();
    };
    const content = `将结束「${nameOf(session)}」上的登录，那里需要重新登录。`;
    return run(session.id, work, { question: { content, danger: true } });
  };

  const endOthers = (): Promise<void> => {
    const work = async (): Promise<void> => {
      await call(profileSession.endOthers, {});
      messages.success('已结束其他设备上的登录');
      await onChanged();
    };
    const content = `将结束其他 ${others} 个设备上的登录，那里需要重新登录。`;
    return run('others', work, { question: { content, danger: true } });
  };

  return (
    <>
      <ul className={styles['sessions']} aria-label="登录设备">
        {sessions.map((session) => (
          <li key={String(session.id)} className={styles['session']}>
            <span className={styles['device']}>
              {nameOf(session)}
              {session.current && <Tag tone="accent">当前设备</Tag>}
            </span>
            <span className={styles['facts']}>
              {session.address !== '' && <span>{session.address}</span>}
              <span>登录于 {formatDateTime(session.createTime)}</span>
              <span>最近使用 {formatDateTime(session.usedTime)}</span>
            </span>
            {!session.current && (
              <Button
                kind="danger-text"
                aria-label={`结束「${nameOf(session)}」上的登录`}
                busy={isBusy(session.id)}
                onClick={() => void end(session)}
              >
                结束
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <div>
          <Button busy={isBusy('others')} onClick={() => void endOthers()}>
            结束其他全部登录
          </Button>
        </div>
      )}
    </>
  );
}

const nameOf = ({ browser }: ProfileSession): string => browser || '未知设备';
