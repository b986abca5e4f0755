import { CONSOLE } from '../../address/consoleAddresses.ts';
import type { Crumb } from '../route/ConsoleRoute.ts';
import type { Tab } from '../tab/Tab.ts';
import { tabTitle } from '../tab/tabTitle.ts';

const HOME: Crumb = { title: '首页', address: CONSOLE.home };

export interface Step extends Crumb {
  /** The depth of the step; 0 is 首页. */
  readonly level: number;
}

/** The steps from 首页 to a page; the last one is the page itself. */
export function breadcrumbs(tab: Pick<Tab, 'route' | 'name'> | null): readonly Step[] {
  const beyondHome =
    tab === null || tab.route.target.kind === 'home' ? [] : [...tab.route.trail, { title: tabTitle(tab), address: null }];
  return [HOME, ...beyondHome].map(({ title, address }, level) => ({ title, address, level }));
}
