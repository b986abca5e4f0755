import type { Id } from '@zhilv/contract';
import { notifyMessage } from '@zhilv/contract/system';
import { dateTime, defineResource, dict, longText, switchOf, text } from '@zhilv/crud';
import { Tag } from '@zhilv/ui/tag';

/** The messages of all users, which nobody changes but who reads them. */
export const notifyRecords = defineResource({
  name: '站内信',
  api: { page: notifyMessage.page },
  fields: {
    templateContent: longText('内容'),
    userNickname: text('接收人'),
    userId: { ...text('接收人编号'), show: (id: Id) => <code>{id}</code> },
    userType: dict('用户类型', 'user_type'),
    templateCode: text('模板编码', { code: true, copy: true }),
    templateNickname: text('发送人'),
    templateType: dict('类型', 'system_notify_template_type'),
    readStatus: {
      ...switchOf('阅读状态', '已读', '未读'),
      show: (isRead: boolean) => <Tag tone={isRead ? 'plain' : 'accent'}>{isRead ? '已读' : '未读'}</Tag>,
    },
    readTime: dateTime('阅读时间'),
    createTime: dateTime('发送时间'),
  },
  nameField: 'templateContent',
});
