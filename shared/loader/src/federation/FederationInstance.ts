import { chooseCopy, type Factory, SCOPE, type ShareConfig, type SharedCopy, type ShareScope, takeCopy } from './SharedCopy.ts';

/** A module that a build offers. */
type Offered = Required<Pick<SharedCopy, 'version' | 'get'>> & { readonly shareConfig?: ShareConfig };

/** What a build offers, by share key. */
export type OfferedModules = Readonly<Record<string, readonly Offered[]>>;

interface InstanceOptions {
  readonly name: string;
  readonly shared?: OfferedModules;
}

/**
 * One document's or container's part in the sharing of modules. Its names are those of Module Federation's class, because containers
 * that were built with that runtime use this one in its place.
 */
export class FederationInstance {
  readonly name: string;
  readonly options: {
    readonly id: string;
    readonly name: string;
    readonly shareStrategy: 'loaded-first';
    shared: OfferedModules;
  };
  shareScopeMap: Record<string, ShareScope> = { [SCOPE]: {} };

  constructor({ name, shared = {} }: InstanceOptions) {
    this.name = name;
    this.options = { id: name, name, shareStrategy: 'loaded-first', shared };
    this.initializeSharing();
  }

  /** Takes part in the sharing of the shell, which has one object for all. */
  initShareScopeMap(name: string, scope: ShareScope): void {
    this.shareScopeMap[name] = scope;
  }

  /** Offers own copies, except where the very version is offered already. There is nothing to wait for. */
  initializeSharing(): readonly never[] {
    const scope = (this.shareScopeMap[SCOPE] ??= {});
    for (const [key, offers] of Object.entries(this.options.shared)) {
      const versions = (scope[key] ??= {});
      for (const { version, get, shareConfig = {} } of offers)
        versions[version] ??= {
          version,
          from: this.name,
          get,
          shareConfig,
          scope: [SCOPE],
          strategy: 'loaded-first',
          useIn: [],
        };
    }
    return [];
  }

  /** Another build of the same name may start in the place of this one. */
  initOptions({ shared = {} }: Partial<InstanceOptions>): void {
    this.registerShared(shared);
  }

  /** Offers further modules. */
  registerShared(shared: OfferedModules): void {
    this.options.shared = { ...this.options.shared, ...shared };
    this.initializeSharing();
  }

  /**
   * Loads the copy of a shared module that is to be used; false when no copy satisfies.
   * @throws whatever the copy's files throw
   */
  async loadShare(
    key: string,
    { customShareInfo }: { readonly customShareInfo?: { readonly shareConfig?: ShareConfig } } = {},
  ): Promise<Factory | false> {
    this.initializeSharing();
    const copies = this.shareScopeMap[SCOPE]?.[key] ?? {};
    const copy = chooseCopy(key, copies, customShareInfo?.shareConfig ?? {});
    return copy ? takeCopy(copy, this.name) : false;
  }
}

/** The record of all parts of the page; federation runtimes share it, and tests read it. */
interface FederationGlobal {
  __INSTANCES__: FederationInstance[];
}

export function federationGlobal(): FederationGlobal {
  const page = globalThis as { __FEDERATION__?: Partial<FederationGlobal> };
  // Module Federation's browser extension begins the record without a list.
  const federation = (page.__FEDERATION__ ??= {});
  federation.__INSTANCES__ ??= [];
  return federation as FederationGlobal; // It has the list now.
}

/** Enters a part into the record, once however often a shell opens its container. */
export function enterInstance(instance: FederationInstance): void {
  const { __INSTANCES__: instances } = federationGlobal();
  if (!instances.includes(instance)) instances.push(instance);
}

/**
 * Takes a remote's container out of the page, so that a fresh one can come: what it offered is offered no longer, but for copies
 * that others use or wait for.
 */
export function forgetInstance(name: string, scope: ShareScope): void {
  const federation = federationGlobal();
  // Its pages may still be open, and load shared modules later.
  for (const instance of federation.__INSTANCES__) if (instance.name === name) instance.options.shared = {};
  federation.__INSTANCES__ = federation.__INSTANCES__.filter((instance) => instance.name !== name);
  withdrawCopies(name, scope);
}

/** Takes back what a container offered, but for copies that others use or wait for. */
export function withdrawCopies(name: string, scope: ShareScope): void {
  for (const versions of Object.values(scope))
    for (const [version, copy] of Object.entries(versions)) if (copy.from === name) withdraw(versions, version, copy, name);
}

/** Removes a copy unless others than `owner` use it. What they wait for is removed if it fails. */
function withdraw(versions: Record<string, SharedCopy>, version: string, copy: SharedCopy, owner: string): void {
  const remove = (): void => {
    if (versions[version] === copy) delete versions[version];
  };
  const { useIn = [], loading } = copy;
  if (useIn.every((user) => user === owner)) remove();
  else loading?.catch(remove);
}
