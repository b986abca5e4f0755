import type { OpenPage } from '../page/openPage.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';

/** Something open in the console. */
export interface Tab {
  /** The address without query, in its one spelling: one tab for each. */
  readonly id: string;
  readonly route: ConsoleRoute;
  /** Where it was last, query and fragment included. */
  readonly address: string;
  /** Null for a pinned tab that was not visited yet, and for one that is not kept while another shows. */
  readonly page: OpenPage | null;
}
