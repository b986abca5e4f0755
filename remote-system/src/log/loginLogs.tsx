import { loginLog } from '@zhilv/contract/system';
import { dateTime, defineResource, dict, longText, number, switchOf, text } from '@zhilv/crud';

/** Sign-ins, attempts at one and sign-outs, which nobody can change. */
export const loginLogs = defineResource({
  name: '登录日志',
  api: loginLog,
  fields: {
    username: text('用户账号'),
    logType: dict('日志类型', 'system_login_type'),
    result: dict('登录结果', 'system_login_result'),
    status: switchOf('是否成功', '成功', '失败'),
    userIp: text('登录 IP', { code: true }),
    userAgent: longText('浏览器'),
    traceId: text('追踪编号', { code: true, copy: true }),
    attempts: number('次数'),
    createTime: dateTime('登录时间'),
  },
  nameField: 'username',
});
