import { listLoader } from '@zhilv/crud';
import { loginLogs } from './loginLogs.tsx';

export const page = { key: 'system/loginlog/index', title: '登录日志' };

export { LoginLogPage as Component } from './LoginLogPage.tsx';

export const loader = listLoader(loginLogs);
