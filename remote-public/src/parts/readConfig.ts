import { AppConfig } from '@zhilv/federation/schema';
import * as z from 'zod/mini';

/** What the public pages read of `/app-config.json`. */
const SiteConfig = z.pick(AppConfig, {
  company: true,
  apiBase: true,
  openingHours: true,
  policeRecord: true,
  proofFigures: true,
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** Reads the configuration that the document carries; where it carries none, as on a static host, the file itself. */
export async function readConfig(signal: AbortSignal): Promise<SiteConfig> {
  const inline = typeof document === 'undefined' ? null : document.getElementById('app-config')?.textContent;
  if (inline) return z.parse(SiteConfig, JSON.parse(inline));
  const answer = await fetch('/app-config.json', { signal });
  return z.parse(SiteConfig, await answer.json());
}
