import { asLoadedBy } from '@zhilv/release/as-loaded-by';
import type { AppConfig, Registry } from '@zhilv/release/schema';

/** The registry and the operator's settings, which a document starts from. */
export interface Boot {
  /** The registry. In the sign-in document, which loads no remote, it names none. */
  readonly registry: Registry;
  readonly appConfig: AppConfig;
}

/** The property of `window` through which the head script hands it to the document's entry. */
const NAME = 'zhilvBoot';

type Window = Partial<Record<typeof NAME, Promise<Boot>>>;

/** The time that a static host may take to answer, in milliseconds. */
const FETCH_MS = 20_000;

/** Reads the registry and settings that our gateway wrote into the document; null where a static host serves it. */
export function carriedBoot(): Boot | null {
  const registry = carried('registry');
  const appConfig = carried('app-config');
  // Our own gateway wrote both, and parses them by their schemas.
  return registry === null || appConfig === null ? null : ({ registry, appConfig } as Boot);
}

/** Whether our gateway served the document, and so has what a static host has not. */
export const isServedByGateway = (): boolean => carriedText('registry') !== '';

function carried(id: string): unknown {
  const text = carriedText(id);
  return text === '' ? null : JSON.parse(text);
}

const carriedText = (id: string): string => document.getElementById(id)?.textContent ?? '';

/**
 * Fetches registry and settings as files of a static host. They are trusted as scripts of this origin are. Settings that an
 * older version wrote lack the fields that came later.
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

/** For the head script: hands registry and settings to the document's entry. */
export function offerBoot(boot: Promise<Boot>): void {
  Object.defineProperty(window, NAME, { value: boot, configurable: true });
}

/**
 * For the document's entry: takes registry and settings, and removes them from `window`, so that no later script finds them.
 * It never settles where the first script has sent the visitor to another document.
 */
export function takeBoot(): Promise<Boot> {
  const boot = (window as Window)[NAME] ?? new Promise<never>(() => {});
  delete (window as Window)[NAME];
  return boot;
}
