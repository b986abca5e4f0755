import type { Analytics } from '@zhilv/release/schema';
import type { PolicyControl } from '../../head/policyControl.ts';
import { whenIdle } from '../rendering/whenIdle.ts';
import type { PublicRouter } from './followPageViews.ts';
import { mayBeCounted } from './mayBeCounted.ts';

/**
 * Prepares web analytics, where the operator configured it and the visitor may be asked: asking comes when the page is
 * there and the browser idle, counting when the visitor agrees.
 *
 * @param settings null, or from a gateway older than this host nothing, where visits are not counted
 * @param privacyAddress where the site's privacy policy is read, if it has one
 * @returns what takes each router whose pages are to be counted
 */
export function startAnalytics(
  settings: Analytics | null | undefined,
  control: Pick<PolicyControl, 'allowScript'> | null,
  privacyAddress: string | null = null,
): (router: PublicRouter) => void {
  if (!settings || !mayBeCounted()) return () => {};
  let opened: Promise<(router: PublicRouter) => void> | undefined;
  const open = async () => {
    await whenSeen();
    await whenIdle();
    const { openAnalytics } = await import('./openAnalytics.tsx');
    return openAnalytics(settings, control, privacyAddress);
  };
  return (router) => {
    opened ??= open();
    // Its file did not come: nobody is asked and nothing is counted, which harms no visitor.
    opened.then((follow) => follow(router)).catch(() => {});
  };
}

/** Settles when the page is shown: a browser may have it ready before anybody goes to it. */
const whenSeen = (): Promise<void> =>
  new Promise((resolve) => {
    if ('prerendering' in document && document.prerendering === true)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });
