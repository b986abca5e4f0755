import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { CheckedUrl } from '../request/fileRequests.ts';

/** A script that has not answered by then counts as failed. */
const SCRIPT_TIMEOUT_MS = 10_000;

const containers = new Map<string, string>();

/** Has the runtime insert no scripts but containers named here, each with its digest. */
export function allowContainersOnly(): void {
  registerPlugins([
    {
      name: 'checked-containers',
      createScript({ url }) {
        const integrity = containers.get(url);
        if (integrity === undefined) throw new Error(`no verified release has the script ${url}`);
        const script = document.createElement('script');
        script.crossOrigin = 'anonymous';
        script.integrity = integrity;
        script.async = true;
        script.src = url;
        return { script, timeout: SCRIPT_TIMEOUT_MS };
      },
    },
  ]);
}

/**
 * Tells the runtime where a remote's container is. With `again`, a fresh container replaces the old one and with it all
 * modules that were evaluated only in part.
 */
export function registerContainer(remote: string, container: CheckedUrl, again: boolean): void {
  containers.set(container.url, container.integrity);
  registerRemotes([{ name: remote, entry: container.url, type: 'global', entryGlobalName: remote }], { force: again });
}

/** Evaluates the container that stands for a remote, and offers it what is shared. It asks for no other file of the remote. */
export async function openContainer(remote: string, expose: string): Promise<void> {
  const id = idOf(remote, expose);
  const { module } = await startedInstance().remoteHandler.getRemoteModuleAndOptions({ id });
  await module.init(id);
}

/** Loads the module behind an expose. */
export async function loadExpose(remote: string, expose: string): Promise<unknown> {
  return loadRemote(idOf(remote, expose), { from: 'runtime' });
}

const idOf = (remote: string, expose: string): string => `${remote}${expose.slice(1)}`;

/**
 * Loads the host's copy of a shared module that a page asks for, if there is one. The host does it itself, before the
 * remote, because only then can a failure be undone.
 */
export async function loadHostShare(key: string): Promise<void> {
  const instance = startedInstance();
  if (instance.options.shared[key]) await instance.loadShare(key);
}

function startedInstance(): NonNullable<ReturnType<typeof getInstance>> {
  const instance = getInstance();
  if (!instance) throw new Error('the federation runtime has not started');
  return instance;
}

const forgetful = new WeakSet<object>();

/**
 * Has the runtime ask again for shared modules that failed to load, because it would keep the failure. This serves pages that
 * are being loaded and pages that load a part of themselves later.
 */
export function forgetFailedShares(): void {
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  for (const share of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    if (forgetful.has(share)) continue;
    forgetful.add(share);
    const { get } = share;
    share.get = async () => {
      try {
        return await get();
      } catch (error) {
        share.loading = null;
        throw error;
      }
    };
    if (!share.loaded && !share.lib) share.loading = null;
  }
}
