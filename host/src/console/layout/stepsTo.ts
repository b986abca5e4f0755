import { CONSOLE } from '../../address/consoleAddresses.ts';
import type { ConsoleRoute, Crumb } from '../route/ConsoleRoute.ts';

const HOME: Crumb = { title: '首页', address: CONSOLE.home };

export interface Step extends Crumb {
  /** The depth of the step; 0 is 首页. */
  readonly level: number;
}

/** The steps from 首页 to a page; the last one is the page itself. */
export function breadcrumbs(route: ConsoleRoute | null): readonly Step[] {
  const beyondHome =
    route === null || route.target.kind === 'home' ? [] : [...route.trail, { title: route.title, address: null }];
  return [HOME, ...beyondHome].map(({ title, address }, level) => ({ title, address, level }));
}
