import { listLoader } from '@zhilv/crud';
import { notifyRecords } from './notifyRecords.tsx';

export const page = { key: 'system/notify/message/index', title: '消息记录' };

export { NotifyRecordPage as Component } from './NotifyRecordPage.tsx';

export const loader = listLoader(notifyRecords);
