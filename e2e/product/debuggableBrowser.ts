import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';

/** A browser that programs besides Playwright can use, such as Lighthouse. */
export interface DebuggableBrowser {
  readonly context: BrowserContext;
  /** Other programs debug the browser at this port. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

export async function launchDebuggable({ args = [], ...options }: LaunchOptions): Promise<DebuggableBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'zhilv-browser-'));
  const context = await chromium.launchPersistentContext(profile, { ...options, args: [...args, '--remote-debugging-port=0'] });
  return {
    context,
    // Chromium has chosen a port and written it into its profile.
    port: Number(readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]),
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true });
    },
  };
}
