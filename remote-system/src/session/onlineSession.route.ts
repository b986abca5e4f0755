import { listLoader } from '@zhilv/crud';
import { onlineSessions } from './onlineSessions.tsx';

export const page = { key: 'system/oauth2/token/index', title: '令牌管理' };

export { OnlineSessionPage as Component } from './OnlineSessionPage.tsx';

export const loader = listLoader(onlineSessions);
