import { navigation } from '@zhilv/platform';
import { useSyncExternalStore } from 'react';

/** Gives the path of the page with this key; null for users who do not have that page, and without a key. */
export const usePagePath = (page: string | undefined): string | null =>
  useSyncExternalStore(navigation.subscribe, () => (page === undefined ? null : navigation.pathOf(page)));
