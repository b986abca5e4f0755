import type { Blocker, createMemoryRouter } from 'react-router';
import type { MountedHandle, MountPlatform } from './MountableRemote.ts';

const BLOCKER = 'unsaved-work';

/** Asks before the mounted remote goes from a page with unsaved work to another one; another query is the same page. */
export function askBeforeLosing(
  router: ReturnType<typeof createMemoryRouter>,
  unsaved: ReadonlySet<MountedHandle>,
  confirm: MountPlatform['confirm'],
): void {
  let asking = false;
  router.getBlocker(
    BLOCKER,
    ({ currentLocation, nextLocation }) => unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = async (blocker: Extract<Blocker, { state: 'blocked' }>): Promise<void> => {
    asking = true;
    const [page] = unsaved;
    const content = `「${page?.title ?? ''}」有未保存的修改，离开后将丢失。确定离开吗？`;
    const leaves = await confirm({ content, okText: '离开', danger: true });
    asking = false;
    if (leaves) blocker.proceed();
    else blocker.reset();
  };
  router.subscribe(({ blockers }) => {
    const blocker = blockers.get(BLOCKER);
    if (blocker?.state === 'blocked' && !asking) void ask(blocker);
  });
}
