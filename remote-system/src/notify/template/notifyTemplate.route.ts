import { listLoader } from '@zhilv/crud';
import { notifyTemplates } from './notifyTemplates.tsx';

export const page = { key: 'system/notify/template/index', title: '站内信模板' };

export { NotifyTemplatePage as Component } from './NotifyTemplatePage.tsx';

export const loader = listLoader(notifyTemplates);
