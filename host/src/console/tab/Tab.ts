import type { OpenPage } from '../page/openPage.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';

/** An entry of the tab strip with its page. */
export interface Tab {
  /** The {@link addressKey} of the path: two spellings of one address are one tab. */
  readonly id: string;
  readonly route: ConsoleRoute;
  /** The record that the page shows, as the page named it; null where it shows no single one. */
  readonly name: string | null;
  /** Whether the user has pinned it: it stands before the others, cannot be closed, and is there in the next session. */
  readonly pinned: boolean;
  /** The address that the tab showed last, with query and fragment. */
  readonly address: string;
  /** Null for a tab that was not visited yet, and for a hidden tab whose page is not kept. */
  readonly page: OpenPage | null;
}

/** What a navigation knows of the tab that it leads to. */
export type ShownTab = Pick<Tab, 'id' | 'route' | 'address' | 'page'>;
