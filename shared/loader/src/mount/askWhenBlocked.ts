import type { Blocker, BlockerFunction, createMemoryRouter } from 'react-router';

const BLOCKER = 'unsaved-work';

/**
 * Holds back the navigations that `blocks` names and asks whether to go on. It asks once, however often the router reports one.
 * @param leaves asks, and resolves with whether the navigation goes on
 */
export function askWhenBlocked(
  router: ReturnType<typeof createMemoryRouter>,
  blocks: BlockerFunction,
  leaves: () => Promise<boolean>,
): void {
  let asking = false;
  router.getBlocker(BLOCKER, blocks);
  const ask = async (blocker: Extract<Blocker, { state: 'blocked' }>): Promise<void> => {
    asking = true;
    const goesOn = await leaves();
    asking = false;
    if (goesOn) blocker.proceed();
    else blocker.reset();
  };
  router.subscribe(({ blockers }) => {
    const blocker = blockers.get(BLOCKER);
    if (blocker?.state === 'blocked' && !asking) void ask(blocker);
  });
}
