import { notifyMessage } from '@zhilv/contract/system';
import { dateTime, defineResource, dict, longText, switchOf, text } from '@zhilv/crud';
import { Tag } from '@zhilv/ui/tag';

/** The user's own messages. What is new catches the eye, and what was read does not. */
export const ownMessages = defineResource({
  name: '站内信',
  api: { page: notifyMessage.myPage },
  fields: {
    templateContent: longText('内容'),
    templateNickname: text('发送人'),
    templateType: dict('类型', 'system_notify_template_type'),
    readStatus: {
      ...switchOf('阅读状态', '已读', '未读'),
      show: (isRead: boolean) => <Tag tone={isRead ? 'plain' : 'accent'}>{isRead ? '已读' : '未读'}</Tag>,
    },
    createTime: dateTime('发送时间'),
  },
  nameField: 'templateContent',
});
