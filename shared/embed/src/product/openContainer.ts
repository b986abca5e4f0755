import {
  type CheckedUrl,
  type ContainerOptions,
  type Factory,
  type Insertion,
  insertScript,
  type ShareScope,
} from '@zhilv/loader/embedding';
import { trusted } from './trustedTypes.ts';
import { withFreshCopy } from './withFreshCopy.ts';

/** The global variable that a container's script sets, as Module Federation has it. */
interface Container {
  readonly init: (scope: ShareScope, initScope: readonly unknown[], options: ContainerOptions) => unknown;
  readonly get: (expose: string) => Promise<Factory>;
}

const page = globalThis as Record<string, unknown>;

/**
 * Evaluates the container of a remote outside whatever federation the page has, and gives it the modules to share.
 * @throws Error when its script does not come or sets no container
 */
export async function openContainer(
  remote: string,
  file: CheckedUrl,
  scope: ShareScope,
  insertion: Insertion,
): Promise<Container> {
  // The page may have a remote of that name itself, which it is to find there all the while.
  const before = page[remote];
  await runScript(file);
  const container = page[remote] as Container | undefined;
  if (!container || container === before) throw new Error(`${file.url} sets no container ${remote}`);
  page[remote] = before;
  await container.init(scope, [], { insertion });
  return container;
}

/** Runs a script of a release. @throws Error when it does not come, or is another one */
export async function runScript(file: CheckedUrl): Promise<void> {
  // An error of the policy is no matter of the file.
  const url = trusted().createScriptURL(file.url);
  await withFreshCopy(file.url, () => insertScript(file, () => url));
}
