import { listLoader } from '@zhilv/crud';
import { models } from './models.ts';

export { ModelPage as Component } from './ModelPage.tsx';

export const loader = listLoader(models);
