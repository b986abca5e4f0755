import { forgetInstance } from '../federation/FederationInstance.ts';
import { startedInstance } from '../federation/startFederation.ts';
import { type Factory, SCOPE, type ShareScope } from '../federation/SharedCopy.ts';
import type { CheckedUrl } from '../request/fileRequests.ts';
import { insertScript } from './insertScript.ts';
import { serveOlderContainers } from './olderContainers.ts';

/** The global variable that a container's script sets, as Module Federation has it. */
interface Container {
  readonly init: (scope: ShareScope, initScope: readonly unknown[], options: object) => unknown;
  readonly get: (expose: string) => Factory | Promise<Factory>;
}

interface Registered {
  readonly file: CheckedUrl;
  opening: Promise<Container> | null;
}

const containers = new Map<string, Registered>();

const page = globalThis as Record<string, unknown>;

/**
 * Tells where a remote's container is. With `again`, a fresh container replaces the old one and with it all modules that were
 * evaluated only in part.
 */
export function registerContainer(remote: string, file: CheckedUrl, again: boolean): void {
  if (containers.has(remote)) {
    if (!again) return;
    forgetInstance(remote, sharedModules());
  }
  containers.set(remote, { file, opening: null });
}

/**
 * Evaluates the container that stands for a remote, and offers it what is shared. It asks for no other file of the remote.
 * @throws Error when it does not come, sets no container, or comes after that of another release was registered
 */
export async function openContainer(remote: string): Promise<Container> {
  const registered = containers.get(remote);
  if (!registered) throw new Error(`no verified release has the remote ${remote}`);
  const opening = (registered.opening ??= open(remote, registered));
  // A later try begins anew.
  opening.catch(() => registered.opening === opening && (registered.opening = null));
  return opening;
}

async function open(remote: string, registered: Registered): Promise<Container> {
  const { url } = registered.file;
  serveOlderContainers();
  // A script that sets no container must not get the one of before.
  page[remote] = undefined;
  await insertScript(registered.file);
  const container = page[remote] as Container | undefined;
  const latest = containers.get(remote);
  if (latest !== registered) {
    // The script of the one that took its place may set none, too.
    page[remote] = undefined;
    // Two pages of a release may have begun anew at once; both get the container of the later one.
    if (latest?.file.url === url) return openContainer(remote);
    throw new Error(`the script ${url} came too late`);
  }
  if (!container) throw new Error(`${url} sets no container ${remote}`);
  const { shareScopeMap } = startedInstance();
  const options = { version: '', shareScopeKeys: SCOPE };
  // Module Federation's runtime copies what can be enumerated into its own options.
  await container.init(sharedModules(), [], Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap }));
  return container;
}

/** Loads the module behind an expose. */
export async function loadExpose(remote: string, expose: string): Promise<unknown> {
  const { get } = await openContainer(remote);
  return (await get(expose))();
}

/**
 * Loads the host's copy of a shared module that a page asks for, if there is one. The host does it itself, before the
 * remote, because only then can a failure be undone.
 */
export async function loadHostShare(key: string): Promise<void> {
  const instance = startedInstance();
  if (instance.options.shared[key]) await instance.loadShare(key);
}

const sharedModules = (): ShareScope => (startedInstance().shareScopeMap[SCOPE] ??= {});
