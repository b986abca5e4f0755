import { ExportButton, FilterBar, ListPage, RecordTable, useList } from '@zhilv/crud';
import { OperateLogAction } from './OperateLogAction.tsx';
import { operateLogs } from './operateLogs.tsx';

/** Lists what users wrote, or tried to; each opens with all that is known of it. */
export function OperateLogPage() {
  const list = useList(operateLogs);
  return (
    <ListPage
      list={list}
      title="操作日志"
      filter={<FilterBar list={list} fields={['module', 'userNickname', 'type', 'success', 'startTime']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'module', 'type', 'userNickname', 'userIp', 'resultMsg', 'duration', 'startTime']}
        facts={['userNickname', 'startTime']}
        tools={<ExportButton list={list} />}
        rowActions={(row) => <OperateLogAction log={row} offers={list.offers} />}
      />
    </ListPage>
  );
}
