import { listLoader } from '@zhilv/crud';
import { oauth2Clients } from './oauth2Clients.tsx';

export const page = { key: 'system/oauth2/client/index', title: '应用管理' };

export { OAuth2ClientPage as Component } from './OAuth2ClientPage.tsx';

export const loader = listLoader(oauth2Clients);
