import type { createMemoryRouter } from 'react-router';
import { askWhenBlocked } from './askWhenBlocked.ts';
import type { MountedHandle, MountPlatform } from './MountableRemote.ts';

/** Asks before the mounted remote goes from a page with unsaved work to another one; another query is the same page. */
export function askBeforeLosing(
  router: ReturnType<typeof createMemoryRouter>,
  unsaved: ReadonlySet<MountedHandle>,
  confirm: MountPlatform['confirm'],
): void {
  askWhenBlocked(
    router,
    ({ currentLocation, nextLocation }) => unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
    () => {
      const [page] = unsaved;
      const content = `「${page?.title ?? ''}」有未保存的修改，离开后将丢失。确定离开吗？`;
      return confirm({ content, okText: '离开', danger: true });
    },
  );
}
