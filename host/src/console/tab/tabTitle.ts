import type { Tab } from './Tab.ts';

/** The title of a tab wherever people read it: that of its page, with the record that the page shows. */
export const tabTitle = ({ route, name }: Pick<Tab, 'route' | 'name'>): string =>
  name === null ? route.title : `${route.title} · ${name}`;
