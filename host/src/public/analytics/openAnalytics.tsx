import { type AnalyticsChoice, onAnalyticsChoiceAsked, tellAnalyticsChoice } from '@zhilv/site/analytics-choice';
import type { Analytics } from '@zhilv/release/schema';
import type { PolicyControl } from '../../head/policyControl.ts';
import { followPageViews, type PublicRouter } from './followPageViews.ts';
import { forgetTraces } from './forgetTraces.ts';
import { CHOICE_KEY, keepChoice, keptChoice } from './keptChoice.ts';
import { hasToken, mayBeCounted } from './mayBeCounted.ts';
import { openConsentBar } from './openConsentBar.tsx';
import { startTracker } from './startTracker.ts';
import type { Tracker, Visit } from './trackers.ts';

/**
 * Asks the visitor once, and counts the pages that are opened while the answer is yes. The page is loaded anew when a yes
 * becomes a no or a session begins in another window, for a script that has run cannot be removed.
 *
 * @returns a function to call with each router whose pages are to be counted
 */
export function openAnalytics(
  settings: Analytics,
  control: Pick<PolicyControl, 'allowScript'> | null,
  privacyAddress: string | null,
): (router: PublicRouter) => void {
  const { host } = settings;
  let tracker: Tracker | undefined;
  let visit: Visit | undefined;

  const count = (): void => {
    // The visitor may have signed in before answering.
    if (visit && keptChoice(host) === 'granted' && mayBeCounted()) (tracker ??= startTracker(settings, control))(visit);
  };
  const take = (choice: AnalyticsChoice): void => {
    tellAnalyticsChoice(choice);
    if (choice === 'granted' && tracker === undefined) count();
    if (choice !== 'granted' && tracker !== undefined) leave();
  };
  const bar = openConsentBar({ host, privacyAddress }, (choice) => {
    keepChoice(choice, host);
    take(choice);
  });

  const choice = keptChoice(host);
  tellAnalyticsChoice(choice);
  if (choice === 'open') bar.ask(choice);
  onAnalyticsChoiceAsked(() => bar.askAgain(keptChoice(host)));
  window.addEventListener('storage', ({ key }) => {
    // The key is null when the whole storage was cleared.
    if (key === CHOICE_KEY || key === null) {
      bar.close();
      take(keptChoice(host));
    }
  });
  onSession(() => tracker && location.reload());

  return (router) =>
    followPageViews(router, (view) => {
      // A router reports more than navigations, and a new router begins at the address of the last one.
      if (view.address === visit?.address) return;
      visit = { ...view, referrer: visit ? location.origin + visit.address : document.referrer };
      count();
    });
}

function leave(): void {
  forgetTraces();
  location.reload();
}

/** Calls the listener when a session began in another window, or in this one before the browser brought the page back. */
function onSession(listener: () => void): void {
  const look = () => hasToken() && listener();
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
}
