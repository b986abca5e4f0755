import { ExportButton, FilterBar, ListPage, RecordTable, useList } from '@zhilv/crud';
import { loginLogs } from './loginLogs.tsx';

/** Lists who signed in, tried to, or left. */
export function LoginLogPage() {
  const list = useList(loginLogs);
  return (
    <ListPage
      list={list}
      title="登录日志"
      filter={<FilterBar list={list} fields={['username', 'userIp', 'status', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={['username', 'logType', 'result', 'attempts', 'userIp', 'userAgent', 'createTime', 'traceId']}
        facts={['logType', 'createTime']}
        tools={<ExportButton list={list} />}
      />
    </ListPage>
  );
}
