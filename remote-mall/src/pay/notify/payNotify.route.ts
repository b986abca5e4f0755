import { listLoader } from '@zhilv/crud';
import { payNotices } from './payNotices.tsx';

export const page = { key: 'pay/notify/index', title: '回调通知' };

export { PayNotifyPage as Component } from './PayNotifyPage.tsx';

export const loader = listLoader(payNotices);
