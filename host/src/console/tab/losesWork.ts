import type { Tab } from './Tab.ts';
import { endsWhenLeft } from './tabList.ts';

/** Where one goes from a tab. */
interface Departure {
  readonly sameTab: boolean;
  readonly sameQuery: boolean;
  /** The page itself navigates. */
  readonly byPage: boolean;
}

/** Another tab leaves the page as it is, unless it is not kept; another query is another record, unless the page asks for it. */
export const losesWork = (tab: Tab, { sameTab, sameQuery, byPage }: Departure): boolean =>
  sameTab ? !sameQuery && !byPage : endsWhenLeft(tab);
