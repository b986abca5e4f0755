import type { Analytics } from './index.ts';

const FILES: Readonly<Record<Analytics['provider'], string>> = { umami: 'script.js', matomo: 'matomo.js', baidu: 'hm.js' };

/** Names the one script that analytics may bring as a content policy does: host and path, with the page's own scheme. */
export const analyticsScript = ({ provider, host }: Pick<Analytics, 'provider' | 'host'>): string => `${host}/${FILES[provider]}`;
