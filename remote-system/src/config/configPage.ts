import { listLoader } from '@zhilv/crud';
import { configs } from './configs.ts';

export { ConfigPage as Component } from './ConfigPage.tsx';

export const loader = listLoader(configs);
