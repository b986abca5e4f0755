import { FilterBar, ListPage, RecordTable, useList } from '@zhilv/crud';
import { RecordAction } from './RecordAction.tsx';
import { notifyRecords } from './notifyRecords.tsx';

/** Lists what was sent to whom, and whether it was read. */
export function NotifyRecordPage() {
  const list = useList(notifyRecords);
  return (
    <ListPage
      list={list}
      title="消息记录"
      filter={<FilterBar list={list} fields={['userId', 'templateCode', 'templateType', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={[
          'templateContent',
          'userId',
          'templateNickname',
          'templateCode',
          'templateType',
          'readStatus',
          'readTime',
          'createTime',
        ]}
        facts={['userId', 'createTime']}
        rowActions={(row) => <RecordAction message={row} />}
      />
    </ListPage>
  );
}
