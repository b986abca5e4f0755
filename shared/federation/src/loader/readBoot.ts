import type { AppConfig, Registry } from '../schema/index.ts';

/** What a document carries for the shell that runs in it. */
export interface Boot {
  readonly registry: Registry;
  readonly appConfig: AppConfig;
}

/** Reads the registry and the operator's settings from the document. */
export function readBoot(): Boot {
  // Written by our own CLI and gateway, which parse both by their schemas: zod would be 5 KB more on public pages.
  return { registry: embedded('registry') as Registry, appConfig: embedded('app-config') as AppConfig };
}

function embedded(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`the document carries no ${id}`);
  return JSON.parse(text);
}
