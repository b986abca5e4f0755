import type { Analytics } from '@zhilv/release/schema';
import type { PolicyControl } from '../../head/policyControl.ts';
import { whenIdle } from '../../idle/whenIdle.ts';
import type { PublicRouter } from './followPageViews.ts';
import { mayBeCounted } from './mayBeCounted.ts';

/**
 * Prepares web analytics, where the operator configured it and the visitor may be asked. The question is asked when the page
 * is shown and the browser idle, and pages are counted when the visitor agrees.
 *
 * @param settings null where visits are not counted; undefined from a gateway that is older than this host
 * @param privacyAddress the address of the site's privacy policy, if it has one
 * @returns a function to call with each router whose pages are to be counted
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
    // Without the file nobody is asked and nothing is counted, which harms no visitor.
    opened.then((follow) => follow(router)).catch(() => {});
  };
}

/** Settles when the page is shown: a browser may prerender it before its visitor goes there. */
const whenSeen = (): Promise<void> =>
  new Promise((resolve) => {
    if ('prerendering' in document && document.prerendering === true)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });
