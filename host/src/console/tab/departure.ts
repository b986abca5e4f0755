import type { Tab } from './Tab.ts';
import { endsWhenLeft } from './tabList.ts';

/** Who navigates: the page that shows, the tab strip, or anybody else (menu, links, the browser's buttons). */
export type Initiator = 'page' | 'strip' | 'other';

/** Where one goes from a tab. */
interface Destination {
  readonly sameTab: boolean;
  readonly sameQuery: boolean;
  readonly by: Initiator;
}

/** What becomes of a tab's unsaved work: nothing is left, or it is left behind where it is, or it is lost. */
export type Departure = 'stays' | 'kept' | 'lost';

/**
 * Tells what becomes of unsaved work: another query is another record, unless the page asks for it, and a user of the strip
 * means to come back.
 */
export function departure(tab: Tab, { sameTab, sameQuery, by }: Destination): Departure {
  if (sameTab) return sameQuery || by === 'page' ? 'stays' : 'lost';
  if (endsWhenLeft(tab)) return 'lost';
  return by === 'strip' ? 'stays' : 'kept';
}
