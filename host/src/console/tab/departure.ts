import type { Tab } from './Tab.ts';
import { endsWhenLeft } from './tabList.ts';

/** The origin of a navigation: the page that shows, the tab strip, or anything else (menu, links, the browser's buttons). */
export type Initiator = 'page' | 'strip' | 'other';

/** The place that a navigation leads to, compared with the tab that it leaves. */
interface Destination {
  readonly sameTab: boolean;
  readonly sameQuery: boolean;
  readonly by: Initiator;
}

/** The effect on a tab's unsaved work: it stays at hand, it is kept in a tab that the user leaves, or it is lost. */
export type Departure = 'stays' | 'kept' | 'lost';

/**
 * Tells what a navigation does to unsaved work. Another query is another record, so the work is lost, unless the page itself
 * goes there; and users who change tabs in the strip mean to come back, so nothing need be asked.
 */
export function departure(tab: Tab, { sameTab, sameQuery, by }: Destination): Departure {
  if (sameTab) return sameQuery || by === 'page' ? 'stays' : 'lost';
  if (endsWhenLeft(tab)) return 'lost';
  return by === 'strip' ? 'stays' : 'kept';
}
