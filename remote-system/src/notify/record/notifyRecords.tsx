import { notifyMessage } from '@zhilv/contract/system';
import { dateTime, defineResource, dict, longText, switchOf, text, treeReference } from '@zhilv/crud';
import { Tag } from '@zhilv/ui/tag';
import { userNames } from '../../parts/userNames/userNames.ts';

/** The messages of all users, which nobody changes but who reads them. */
export const notifyRecords = defineResource({
  name: '站内信',
  api: { page: notifyMessage.page },
  fields: {
    templateContent: longText('内容'),
    // A stock back end gives the number alone.
    userId: treeReference('接收人', userNames, { show: (id, row) => nicknameOf(row) ?? id }),
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

const nicknameOf = (row: object): string | null =>
  'userNickname' in row && typeof row.userNickname === 'string' ? row.userNickname : null;
