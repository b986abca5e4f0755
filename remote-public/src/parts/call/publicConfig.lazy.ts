import { AppConfig } from '@zhilv/release/schema';
import * as z from 'zod/mini';

/** The part of `/app-config.json` that the public pages read. */
const PublicConfig = z.pick(AppConfig, {
  company: true,
  apiBase: true,
  openingHours: true,
  policeRecord: true,
  proofFigures: true,
  fileHosts: true,
});
export type PublicConfig = z.infer<typeof PublicConfig>;

/** Reads the configuration that the document carries; where it carries none, as on a static host, the file itself. */
export async function readConfig(signal: AbortSignal): Promise<PublicConfig> {
  const inline = typeof document === 'undefined' ? null : document.getElementById('app-config')?.textContent;
  if (inline) return z.parse(PublicConfig, JSON.parse(inline));
  const answer = await fetch('/app-config.json', { signal });
  return z.parse(PublicConfig, await answer.json());
}
