import { operateLog } from '@zhilv/contract/system';
import { dateTime, defineResource, dict, longText, number, switchOf, text } from '@zhilv/crud';

/** What users wrote, or tried to, which nobody can change. */
export const operateLogs = defineResource({
  name: '操作日志',
  api: { page: operateLog.page, export: operateLog.export },
  fields: {
    name: text('操作名'),
    module: text('操作模块'),
    type: dict('操作类型', 'system_operate_type'),
    userNickname: text('操作人'),
    username: text('用户账号', { code: true }),
    requestMethod: text('请求方法', { code: true }),
    requestUrl: text('请求地址', { code: true, copy: true }),
    recordId: text('记录编号', { code: true, copy: true }),
    content: longText('操作内容'),
    userIp: text('操作 IP', { code: true }),
    userAgent: longText('浏览器'),
    startTime: dateTime('操作时间'),
    duration: number('执行时长（毫秒）'),
    success: switchOf('是否成功', '成功', '失败'),
    resultCode: number('结果码'),
    resultMsg: longText('结果提示'),
    traceId: text('追踪编号', { code: true, copy: true }),
  },
  nameField: 'name',
});
