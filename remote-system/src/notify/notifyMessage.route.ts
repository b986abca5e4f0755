import { listLoader } from '@zhilv/crud';
import { ownMessages } from './ownMessages.tsx';

/** No menu row leads here: everybody has messages. */
export const page = { key: 'system/notify/my/index', path: '/user/notify-message', title: '我的站内信' };

export { NotifyMessagePage as Component } from './NotifyMessagePage.tsx';

export const loader = listLoader(ownMessages);
