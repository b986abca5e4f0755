import { SITE_HOME } from '@zhilv/site/addresses';
import type { MenuAddition } from '../system/menu/rows/MenuAddition.ts';
import { page } from '../system/menu/rows/menuNode.ts';

/** The public site as who has no script sees it, in a frame beside the pages that change it. A row of a page starts at the root. */
export const menu: MenuAddition = {
  name: 'content-preview',
  parentId: 0,
  rows: [page(7020, '网站预览', { sort: 95, path: SITE_HOME, icon: 'eye-open', component: 'InnerLink' })],
};
