import type { Analytics } from '../schema/index.ts';

const FILES: Readonly<Record<Analytics['provider'], string>> = { umami: 'script.js', matomo: 'matomo.js', baidu: 'hm.js' };

/** The one script that analytics may bring, as a content policy names it: host and path, of the page's own scheme. */
export const analyticsScript = ({ provider, host }: Pick<Analytics, 'provider' | 'host'>): string => `${host}/${FILES[provider]}`;
