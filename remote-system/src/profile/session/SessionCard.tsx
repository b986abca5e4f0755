import { useActions } from '@zhilv/crud';
import { type ProfileSession, profileSession } from '@zhilv/contract/system';
import { formatDateTime } from '@zhilv/format';
import { call, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Tag } from '@zhilv/ui/tag';
import { ExtensionCard } from '../extension/ExtensionCard.tsx';
import type { Extension } from '../../parts/extension/loadExtension.ts';
import { Row } from '../row/Row.tsx';
import { RowList } from '../row/RowList.tsx';

export interface SessionCardProps {
  sessions: Extension<readonly ProfileSession[]>;
  retrying: boolean;
  onChanged: () => Promise<void>;
}

/** Shows where the user is signed in, and ends sign-ins. */
export function SessionCard({ sessions, retrying, onChanged }: SessionCardProps) {
  return (
    <ExtensionCard title="登录设备" extension={sessions} retrying={retrying} onRetry={onChanged}>
      {(records) => <SessionList sessions={records} onChanged={onChanged} />}
    </ExtensionCard>
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
      <RowList label="登录设备">
        {sessions.map((session) => (
          <Row
            key={String(session.id)}
            name={
              <>
                {nameOf(session)}
                {session.current && <Tag tone="accent">当前设备</Tag>}
              </>
            }
            facts={[
              session.address === '' ? null : session.address,
              `登录于 ${formatDateTime(session.createTime)}`,
              `最近使用 ${formatDateTime(session.usedTime)}`,
            ]}
            action={
              !session.current && (
                <Button
                  kind="danger-text"
                  aria-label={`结束「${nameOf(session)}」上的登录`}
                  busy={isBusy(session.id)}
                  onClick={() => void end(session)}
                >
                  结束
                </Button>
              )
            }
          />
        ))}
      </RowList>
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
