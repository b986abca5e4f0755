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
  // The page may have a remote of that name itself, or want it later.
  const before = page[remote];
  page[remote] = undefined;
  let container: Container | undefined;
  try {
    await runScript(file);
    container = page[remote] as Container | undefined;
  } finally {
    page[remote] = before;
  }
  if (!container) throw new Error(`${file.url} sets no container ${remote}`);
  await container.init(scope, [], { insertion });
  return container;
}

/** Runs a script of a release. @throws Error when it does not come, or is another one */
export async function runScript(file: CheckedUrl): Promise<void> {
  // An error of the policy is no matter of the file.
  const url = trusted().createScriptURL(file.url);
  await withFreshCopy(file.url, () => insertScript(file, () => url));
}
