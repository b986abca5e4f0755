import { listLoader } from '@zhilv/crud';
import { models } from './model.resource.ts';

export const page = { key: 'bpm/model/index', title: '流程模型' };

export { ModelPage as Component } from './ModelPage.tsx';

export const loader = listLoader(models);
