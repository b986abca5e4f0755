import type { PermissionInfo } from '@zhilv/contract/system';
import { ApiError, rights } from '@zhilv/platform';

/** Asks at a moment of a navigation. @returns whether the rights are others now */
export type FollowRights = (navigation: 'begins' | 'ends') => Promise<boolean>;

/**
 * Gives a function that asks for the user's rights where they may have changed, and has `take` take them. A navigation waits where an
 * answer has told of a change. Where nothing was heard for a while, not even by the calls of the page that was opened, it asks and does
 * not wait. When nobody answers, the rights stay, and the next navigation asks again.
 */
export function followRights(take: (info: PermissionInfo) => void): FollowRights {
  const refresh = async (): Promise<boolean> => {
    try {
      const info = await rights.refresh();
      if (info !== null) take(info);
      return info !== null;
    } catch (error) {
      // The page's own calls tell what is wrong with the back end.
      if (!(error instanceof ApiError)) reportError(error);
      return false;
    }
  };
  return async (navigation) => {
    const standing = rights.standing();
    if (standing === 'changed') return refresh();
    if (standing === 'uncertain' && navigation === 'ends') void refresh();
    return false;
  };
}
