import { listLoader } from '@zhilv/crud';
import { operateLogs } from './operateLogs.tsx';

export const page = { key: 'system/operatelog/index', title: '操作日志' };

export { OperateLogPage as Component } from './OperateLogPage.tsx';

export const loader = listLoader(operateLogs);
