import { listLoader } from '@zhilv/crud';
import { notifyTemplates } from './notifyTemplates.tsx';

export const page = { key: 'system/notify/template/index', title: '模板管理' };

export { NotifyTemplatePage as Component } from './NotifyTemplatePage.tsx';

export const loader = listLoader(notifyTemplates);
