import { type OnlineSession, onlineSession } from '@zhilv/contract/system';
import { FilterBar, ListPage, RecordTable, useActions, useList } from '@zhilv/crud';
import { call, Can, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Empty } from '@zhilv/ui/plain/empty';
import { isLacking } from '../parts/lacking/isLacking.ts';
import { onlineSessions } from './onlineSessions.tsx';

/** Lists where users are signed in, and ends sign-ins. */
export function OnlineSessionPage() {
  const list = useList(onlineSessions);
  const { isBusy, run } = useActions();

  const end = (session: OnlineSession): Promise<void> => {
    const work = async (): Promise<void> => {
      await call(onlineSession.end, { id: session.id }, { quiet: true });
      messages.success(`已结束「${session.username}」的会话`);
      await list.reload({});
    };
    const content = `将结束「${session.username}」在「${session.browser || '未知设备'}」上的会话，那里需要重新登录。`;
    return run(session.id, work, { question: { content, danger: true } });
  };

  if (isLacking(list.failure)) {
    return (
      <ListPage list={list} title="令牌管理">
        <Empty>当前后端不提供在线会话。</Empty>
      </ListPage>
    );
  }
  return (
    <ListPage list={list} title="令牌管理" filter={<FilterBar list={list} fields={['username', 'address']} />}>
      <RecordTable
        list={list}
        columns={['username', 'nickname', 'deptName', 'browser', 'address', 'createTime', 'usedTime', 'expiresTime']}
        facts={['browser', 'usedTime']}
        rowActions={(row) => (
          <Can call={onlineSession.end}>
            <Button
              kind="danger-text"
              aria-label={`结束「${row.username}」的会话`}
              busy={isBusy(row.id)}
              unavailable={row.current ? '这是您正在使用的会话，请用退出登录结束它' : undefined}
              onClick={() => void end(row)}
            >
              结束
            </Button>
          </Can>
        )}
      />
    </ListPage>
  );
}
