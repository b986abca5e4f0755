import { analyticsScript } from '@zhilv/release/analytics-script';
import type { Analytics } from '@zhilv/release/schema';
import type { PolicyControl } from '../../head/policyControl.ts';
import { type Tracker, trackers } from './trackers.ts';

/** Brings the provider's script into the document, by its digest where the operator gave one. */
export function startTracker(settings: Analytics, control: Pick<PolicyControl, 'allowScript'> | null): Tracker {
  return trackers[settings.provider](settings, ({ query = '', attributes = {} }) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    if (settings.integrity) {
      // The browser checks digests only of answers that the page may read, which a request with CORS gives.
      script.crossOrigin = 'anonymous';
      script.integrity = settings.integrity;
    }
    const address = `//${analyticsScript(settings)}${query}`;
    control?.allowScript(address);
    return new Promise((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`${address} did not come`)));
      script.src = address;
      document.head.append(script);
    });
  });
}
