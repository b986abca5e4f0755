import { navigation } from '@zhilv/platform';
import { CircleUser, type LucideIcon, Mail } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** A page about the user alone. It has no menu row; a remote brings it. */
export interface OwnPage {
  readonly key: string;
  readonly title: string;
  readonly Picture: LucideIcon;
  readonly path: string;
}

const PAGES: readonly Omit<OwnPage, 'path'>[] = [
  { key: 'system/profile/index', title: '个人中心', Picture: CircleUser },
  { key: 'system/notify/my/index', title: '我的站内信', Picture: Mail },
];

/** The pages about the user that live releases bring. */
export function useOwnPages(): readonly OwnPage[] {
  // Routes are made after the header is drawn, and anew with other releases.
  useSyncExternalStore(navigation.subscribe, () => PAGES.map(({ key }) => navigation.pathOf(key)).join());
  return PAGES.flatMap((page) => {
    const path = navigation.pathOf(page.key);
    return path === null ? [] : [{ ...page, path }];
  });
}
