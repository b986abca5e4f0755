import { listLoader } from '@zhilv/crud';
import { dictTypes } from './dictTypes.ts';

export { DictTypePage as Component } from './DictTypePage.tsx';

export const loader = listLoader(dictTypes);
