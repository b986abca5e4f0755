import type { AppConfig, Registry } from '@zhilv/federation/schema';

/** The registry the document carries; null in the sign-in document of a host that has published nothing. */
export const embeddedRegistry = (): Registry | null => embedded('registry') as Registry | null;

/** The operator's settings the document carries; null where nothing fills the documents. */
export const embeddedAppConfig = (): AppConfig | null => embedded('app-config') as AppConfig | null;

function embedded(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null; // Written by our own gateway.
}
