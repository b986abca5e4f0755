/** The part of a document that is used here. */
type Visibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** The browser's network, as far as the browser knows. */
interface Network extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly isOnline: () => boolean;
}

/** The document and the network that a presence is told of; tests give others. */
export interface Surroundings {
  readonly page?: Visibility;
  readonly network?: Network;
}

export interface Presence {
  /** Whether somebody may be looking: the document is visible and has a network. */
  readonly isPresent: () => boolean;
  readonly end: () => void;
}

/** Calls back whenever the document is shown or hidden, or its network comes or goes. */
export function followPresence(change: () => void, { page = document, network = browserNetwork() }: Surroundings = {}): Presence {
  page.addEventListener('visibilitychange', change);
  for (const event of NETWORK_EVENTS) network.addEventListener(event, change);
  return {
    isPresent: () => page.visibilityState === 'visible' && network.isOnline(),
    end() {
      page.removeEventListener('visibilitychange', change);
      for (const event of NETWORK_EVENTS) network.removeEventListener(event, change);
    },
  };
}

const NETWORK_EVENTS = ['online', 'offline'] as const;

const browserNetwork = (): Network => ({
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  isOnline: () => navigator.onLine,
});
