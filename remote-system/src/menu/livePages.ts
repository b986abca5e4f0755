import { type ReleasedPage, release } from '@zhilv/contract/operation';
import { type MenuRow, MENU_TYPE } from '@zhilv/contract/system';
import { ApiError, call } from '@zhilv/platform';
import { pageKeyOf } from '@zhilv/release/page-key';

/** The pages of live releases; null where nobody can tell. */
let known: readonly ReleasedPage[] | null = null;

export const livePages = {
  read: () => known,
  /** Asks for them anew. Without an answer a menu can be edited all the same. */
  async load(): Promise<void> {
    try {
      known = await call(release.pages, {}, { quiet: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      known = null;
    }
  },
};

/** Tells whether a row leads to a page that no live release has. A link needs none, and a word without a slash is a layout or a frame. */
export function lacksPage({ type, path, component }: Pick<MenuRow, 'type' | 'path' | 'component'>): boolean {
  const key = pageKeyOf(component);
  if (known === null || type !== MENU_TYPE.page || key === null || !key.includes('/') || /^https?:/.test(path ?? ''))
    return false;
  return !known.some((page) => page.key === key);
}
