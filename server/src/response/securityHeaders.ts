/** Browser features that no page of ours uses; full screen and writing to the clipboard stay on for ourselves. */
const OFF = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

const PERMISSIONS_POLICY = [...OFF.map((feature) => `${feature}=()`), 'fullscreen=(self)', 'clipboard-write=(self)'].join(', ');

/** Headers of every answer of the gateway (docs/threats.md §13). */
export const EVERYWHERE = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/** Headers of a document besides its content policy. */
export const OF_DOCUMENTS = {
  ...EVERYWHERE,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': PERMISSIONS_POLICY,
};
