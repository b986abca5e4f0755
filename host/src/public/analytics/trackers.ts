import type { Analytics } from '@zhilv/release/schema';
import type { PageView } from './followPageViews.ts';

/** A page view, with where the visitor came from: a whole address, empty when nobody knows. */
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

/** Calls that wait for the script, which puts something in its place that takes them at once. */
interface Calls {
  push(call: readonly unknown[]): unknown;
}

type TrackerWindow = Partial<Record<'_paq' | '_hmt', Calls>> & { readonly umami?: Umami };

/**
 * The trackers by their provider. Each is told every page by us, for pages change without a new document, and told to
 * keep nothing by which it would know the visitor again, as far as it can be told.
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

/** The script may have come meanwhile, so the queue is looked up for each call. */
function callerOf(name: '_paq' | '_hmt'): (...call: readonly unknown[]) => void {
  return (...call) => void (ofWindow()[name] ??= []).push(call);
}

const absolute = (address: string): string => location.origin + address;

/** The script was held back, as many browsers do, or changed: what cannot be counted is not counted. */
const uncounted = (): void => {};
