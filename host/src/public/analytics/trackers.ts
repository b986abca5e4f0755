import type { Analytics } from '@zhilv/release/schema';
import type { PageView } from './followPageViews.ts';

/** A page view with the address that the visitor came from: a whole address, or empty where it is not known. */
export interface Visit extends PageView {
  readonly referrer: string;
}

/** Counts a page that was opened. */
export type Tracker = (visit: Visit) => void;

interface TrackerScript {
  readonly query?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Loads the provider's script; settles when it has run. */
type Load = (script: TrackerScript) => Promise<void>;

interface Umami {
  track(properties: (known: object) => object): void;
}

/** A queue of calls. The script answers those in it and puts an object in its place that answers calls at once. */
interface Calls {
  push(call: readonly unknown[]): unknown;
}

type TrackerWindow = Partial<Record<'_paq' | '_hmt', Calls>> & { readonly umami?: Umami };

/**
 * The trackers by their provider. We report every page ourselves, for pages change without a new document, and switch off
 * everything that identifies a visitor, as far as the provider's script allows.
 */
export const trackers: Readonly<Record<Analytics['provider'], (settings: Analytics, load: Load) => Tracker>> = {
  /** https://umami.is/docs/tracker-configuration */
  umami: ({ id }, load) => {
    const attributes = {
      'data-website-id': id,
      'data-auto-track': 'false',
      'data-do-not-track': 'true',
      'data-identity-stitching': 'false',
    };
    const loaded = load({ attributes });
    return ({ address, title, referrer }) => {
      const properties = { url: absolute(address), title, referrer };
      loaded.then(() => ofWindow().umami?.track((known) => ({ ...known, ...properties }))).catch(uncounted);
    };
  },

  /** https://developer.matomo.org/guides/tracking-javascript-guide */
  matomo: ({ host, id }, load) => {
    const call = callerOf('_paq');
    call('setDoNotTrack', true);
    call('disableCookies');
    call('setTrackerUrl', `//${host}/matomo.php`);
    call('setSiteId', id);
    load({}).catch(uncounted);
    return ({ address, title, referrer }) => {
      call('setReferrerUrl', referrer);
      call('setCustomUrl', absolute(address));
      call('setDocumentTitle', title);
      call('trackPageView');
    };
  },

  /** https://tongji.baidu.com/web/help */
  baidu: ({ id }, load) => {
    const call = callerOf('_hmt');
    call('_setAutoPageview', false);
    load({ query: `?${id}` }).catch(uncounted);
    return ({ address }) => call('_trackPageview', address);
  },
};

const ofWindow = (): TrackerWindow => window as TrackerWindow;

/** Looks the queue up at each call, for the script may have replaced it meanwhile. */
function callerOf(name: '_paq' | '_hmt'): (...call: readonly unknown[]) => void {
  return (...call) => void (ofWindow()[name] ??= []).push(call);
}

const absolute = (address: string): string => location.origin + address;

/** Ignores a script that the browser blocked, as many do, or that was altered: these visits are not counted. */
const uncounted = (): void => {};
