import { asLoadedBy } from '@zhilv/release/as-loaded-by';
import type { AppConfig, Registry } from '@zhilv/release/schema';

/** What a document starts from. */
export interface Boot {
  /** In the sign-in document, which loads from no release, without remotes. */
  readonly registry: Registry;
  readonly appConfig: AppConfig;
}

/** Where the head script leaves it for the document's entry. */
const NAME = 'zhilvBoot';

type Window = Partial<Record<typeof NAME, Promise<Boot>>>;

/** How long a static host may take to answer, milliseconds. */
const FETCH_MS = 20_000;

/** What the document carries, which a gateway has filled in; null where nothing does. */
export function carriedBoot(): Boot | null {
  const registry = carried('registry');
  const appConfig = carried('app-config');
  // Our own gateway wrote both, and parses them by their schemas.
  return registry === null || appConfig === null ? null : ({ registry, appConfig } as Boot);
}

function carried(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

/**
 * Fetches the same from the files that a static host serves. They are trusted as scripts of this origin are; settings that an
 * older version wrote lack what has come since.
 */
export async function fetchBoot(): Promise<Boot> {
  const [registry, appConfig] = await Promise.all([fetchFile('/registry.json'), fetchFile('/app-config.json')]);
  return {
    registry: asLoadedBy(document.documentElement.dataset['host'], registry as Registry),
    appConfig: appConfig as AppConfig,
  };
}

async function fetchFile(address: string): Promise<unknown> {
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(FETCH_MS) });
  if (!answer.ok) throw new Error(`${address} answers with status ${answer.status}`);
  return answer.json();
}

/** For the head script: leaves it for the document's entry. */
export function offerBoot(boot: Promise<Boot>): void {
  Object.defineProperty(window, NAME, { value: boot, configurable: true });
}

/**
 * For the document's entry: takes what the document starts from and leaves nothing for whoever comes later. It never settles
 * where the head script has sent the visitor elsewhere.
 */
export function takeBoot(): Promise<Boot> {
  const boot = (window as Window)[NAME] ?? new Promise<never>(() => {});
  delete (window as Window)[NAME];
  return boot;
}
