import { type NotifyMessage, notifyMessage } from '@zhilv/contract/system';
import { FilterBar, ListPage, RecordTable, useActions, useList } from '@zhilv/crud';
import { call, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useState } from 'react';
import { MessageDialog } from './MessageDialog.tsx';
import { ownMessages } from './ownMessages.tsx';

/** Lists the user's messages. Opening one marks it as read; the number of unread ones follows everywhere. */
export function NotifyMessagePage() {
  const list = useList(ownMessages);
  const [opened, setOpened] = useState<NotifyMessage | null>(null);
  const { isBusy, run } = useActions();
  const chosen = list.selection.rows;
  const unread = chosen.filter(({ readStatus }) => !readStatus);

  const open = async (message: NotifyMessage): Promise<void> => {
    setOpened(message);
    if (message.readStatus) return;
    // The message can be read whatever comes of this.
    await run(message.id, async () => {
      await call(notifyMessage.updateRead, { ids: [message.id] });
      await list.reload({});
    });
  };

  const markChosen = (): Promise<void> =>
    run('chosen', async () => {
      await call(notifyMessage.updateRead, { ids: unread.map(({ id }) => id) });
      await list.reload({});
      messages.success(`已将 ${unread.length} 条站内信标为已读`);
    });

  const markAll = (): Promise<void> => {
    const work = async (): Promise<void> => {
      await call(notifyMessage.updateAllRead, {});
      await list.reload({});
      messages.success('已将全部站内信标为已读');
    };
    return run('all', work, { question: { content: '将把您的全部未读站内信标为已读，确定继续吗？' } });
  };

  return (
    <ListPage
      list={list}
      title="我的站内信"
      actions={
        <Button busy={isBusy('all')} onClick={() => void markAll()}>
          全部已读
        </Button>
      }
      filter={<FilterBar list={list} fields={['readStatus', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={['templateContent', 'templateNickname', 'templateType', 'readStatus', 'createTime']}
        batchActions={
          <Button
            busy={isBusy('chosen')}
            unavailable={unread.length === 0 ? '请先选择未读的站内信' : undefined}
            onClick={() => void markChosen()}
          >
            标为已读{unread.length > 0 && `（${unread.length}）`}
          </Button>
        }
        rowActions={(row) => (
          <Button kind="text" aria-label={`查看「${row.templateContent}」`} onClick={() => void open(row)}>
            查看
          </Button>
        )}
      />
      {opened !== null && <MessageDialog message={opened} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}
