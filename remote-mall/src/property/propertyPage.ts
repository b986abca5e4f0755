import { listLoader } from '@zhilv/crud';
import { properties } from './properties.ts';

export { PropertyPage as Component } from './PropertyPage.tsx';

export const loader = listLoader(properties);
