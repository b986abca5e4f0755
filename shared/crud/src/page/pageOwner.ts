import { session, usePage, useSession } from '@zhilv/platform';
import type { PageOwner } from './pageStore.ts';

const ownerOf = (user: ReturnType<typeof useSession>['user'], page: string): PageOwner => ({
  user: String(user?.id ?? ''),
  page,
});

/** Gives the owner of what the user who is signed in chooses for a page. */
export const pageOwner = (page: string): PageOwner => ownerOf(session.read().user, page);

/** Gives the owner of what the user chooses for the page in which this is called. */
export const usePageOwner = (): PageOwner => ownerOf(useSession().user, usePage().key);
