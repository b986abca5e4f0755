import type { PageModule, RemoteStanding } from '@zhilv/federation/loader';
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

/** A page of a remote. */
export interface ModulePage {
  readonly kind: 'module';
  readonly module: PageModule;
  readonly remote: string;
  readonly release: string;
  readonly router: TabRouter;
  readonly handle: PageHandle;
}

/** What a tab shows. */
export type OpenPage =
  | ModulePage
  /** The page could not be loaded. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The page's remote is switched off, or can only run in a newer host. */
  | { readonly kind: 'unavailable'; readonly standing: RemoteStanding }
  /** A face of the host's own, told by the route. */
  | { readonly kind: 'own' };
