import type { PageModule } from '@zhilv/federation/loader';
import type { PageHandle } from '@zhilv/platform';
import type { ConsoleRoute } from '../menu/ConsoleRoute.ts';
import type { TabRouter } from './TabRouter.ts';

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

/** What a tab shows. */
export type OpenPage =
  | {
      readonly kind: 'module';
      readonly module: PageModule;
      readonly remote: string;
      readonly release: string;
      readonly router: TabRouter;
      readonly handle: PageHandle;
    }
  /** The page could not be loaded. */
  | { readonly kind: 'failed'; readonly message: string; readonly canRetry: boolean }
  /** A face of the host's own, told by the route. */
  | { readonly kind: 'own' };
