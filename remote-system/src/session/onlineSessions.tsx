import { type OnlineSession, onlineSession } from '@zhilv/contract/system';
import { dateTime, defineResource, type Identified, text } from '@zhilv/crud';
import { Tag } from '@zhilv/ui/tag';

const username = text('用户账号');

/** The living sign-ins of everybody; the user's own is marked. */
export const onlineSessions = defineResource({
  name: '在线会话',
  api: { page: onlineSession.page },
  fields: {
    username: {
      ...username,
      show: (value: string, row: Identified) => (
        <>
          {username.show(value, row)} {(row as OnlineSession).current && <Tag tone="accent">当前会话</Tag>}
        </>
      ),
    },
    nickname: text('用户昵称'),
    deptName: text('部门'),
    browser: text('浏览器'),
    address: text('登录 IP', { code: true }),
    createTime: dateTime('登录时间'),
    usedTime: dateTime('最近使用'),
    expiresTime: dateTime('过期时间'),
  },
  nameField: 'username',
});
