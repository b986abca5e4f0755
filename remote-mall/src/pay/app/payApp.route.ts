import { listLoader } from '@zhilv/crud';
import { payApps } from './payApps.tsx';

export const page = { key: 'pay/app/index', title: '应用信息' };

export { PayAppPage as Component } from './PayAppPage.tsx';

export const loader = listLoader(payApps);
