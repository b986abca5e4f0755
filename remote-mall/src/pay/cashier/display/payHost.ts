import { mayFrame } from '@zhilv/release/may-frame';

/** Whether a form may be sent to an address: over https to one of the operator's `payHosts`, or to our own origin. */
export const maySendTo = (url: URL, payHosts: readonly string[]): boolean =>
  url.origin === window.location.origin || (url.protocol === 'https:' && mayFrame(url, payHosts));

/** Whether a provider's page may be framed: that of one of `frameHosts`, or of our own origin. */
export const mayBeFramed = (url: URL, frameHosts: readonly string[]): boolean =>
  url.origin === window.location.origin || (url.protocol === 'https:' && mayFrame(url, frameHosts));
