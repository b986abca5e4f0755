import type { Page } from '@playwright/test';

/** The conditions under which a page is measured. */
export type Profile = 'slow' | 'unthrottled';

export const PROFILES: readonly Profile[] = ['slow', 'unthrottled'];

/** A phone's network on a train and a quarter of this machine's speed. */
export const SLOW = { latencyMs: 150, bitsPerSecond: 1_600_000, slowdown: 4 };

/** Puts a page under a profile, from now on. */
export async function applyProfile(page: Page, profile: Profile): Promise<void> {
  if (profile === 'unthrottled') return;
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = SLOW.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.slowdown });
}
