import { type ChunkLoading, laterDigests } from './laterDigests.ts';
import { enterInstance, FederationInstance, type OfferedModules } from './FederationInstance.ts';
import { type ChunkInsertion, insertBy, type Insertion } from './insertBy.ts';
import { type Factory, SCOPE, type ShareConfig, type ShareScope } from './SharedCopy.ts';

/** A module that a build consumes, as its tables tell it. */
interface Consumed extends Required<ShareConfig> {
  readonly shareKey: string;
  /** Loads the build's own copy. */
  readonly fallback?: () => Promise<Factory>;
}

interface Provided extends ShareConfig {
  readonly name: string;
  readonly version: string;
  readonly factory: () => Promise<Factory>;
}

/** The options that shells hand to `init` of a container; those of other runtimes mean nothing here. */
export interface ContainerOptions {
  /** Inserts the files of chunks. A container that is given it is not entered into the page's record of federation. */
  readonly insertion?: Insertion;
}

/** The part of the bundler's `__webpack_require__` that has the tables of a federated build and calls what is put there. */
export interface BundlerRequire extends ChunkLoading, ChunkInsertion {
  /** The address of the build's folder; empty until this has started, unless the build knows it. */
  p: string;
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  /** The modules that have run. One that threw keeps its error, and throws it again. */
  readonly c: Record<string, { readonly error?: unknown }>;
  readonly f: ChunkInsertion['f'] & { consumes?: (chunk: string | number, promises: Promise<unknown>[]) => void };
  readonly initializeSharingData: {
    /** The name of the build, `host@<release>`. */
    readonly uniqueName: string;
    readonly scopeToSharingDataMapping: { readonly [SCOPE]?: readonly Provided[] };
  };
  readonly consumesLoadingData?: {
    readonly chunkMapping?: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consumed>>;
  };
  readonly initializeExposesData?: { readonly moduleMap: Readonly<Record<string, () => Promise<Factory>>> };
  I?: () => Promise<true>;
  initContainer?: (scope: ShareScope, initScope?: unknown, options?: ContainerOptions) => Promise<true>;
  getContainer?: (expose: string) => Promise<Factory>;
}

let started: FederationInstance | undefined;

/**
 * The part that this build has in the sharing of modules.
 * @throws Error before it has started
 */
export function startedInstance(): FederationInstance {
  if (!started) throw new Error('the federation runtime has not started');
  return started;
}

/** Starts the federation of a document or container: the bundler's runtime calls what this puts into it. */
export function startFederation(bundler: BundlerRequire): void {
  const { uniqueName, scopeToSharingDataMapping } = bundler.initializeSharingData;
  const [name = ''] = uniqueName.split('@');
  const instance = new FederationInstance({ name, shared: offeredModules(scopeToSharingDataMapping[SCOPE] ?? []) });
  started = instance;
  bundler.p ||= folderOfScript();
  if (bundler.f.consumes) bundler.f.consumes = consuming(bundler, instance);
  const loadDigests = laterDigests(bundler);
  bundler.I = () => Promise.resolve(true);
  const exposed = bundler.initializeExposesData?.moduleMap;
  if (!exposed) {
    enterInstance(instance);
    return;
  }
  bundler.initContainer = async (scope, _initScope, { insertion } = {}) => {
    // The page may be a shell of others, whose runtime goes by that record.
    if (insertion) insertBy(bundler, insertion);
    else enterInstance(instance);
    const consumed = Object.values(bundler.consumesLoadingData?.moduleIdToConsumeDataMapping ?? {});
    // Copies of its own will be loaded. Their digests come while the files of its page do.
    if (consumed.some(({ shareKey }) => !Object.hasOwn(scope, shareKey))) loadDigests();
    instance.initShareScopeMap(SCOPE, scope);
    instance.initializeSharing();
    return true;
  };
  bundler.getContainer = async (expose) => {
    const load = Object.hasOwn(exposed, expose) ? exposed[expose] : undefined;
    if (!load) throw new Error(`${name} exposes no ${expose}`);
    return load();
  };
}

/** Finds the folder of the script that runs, which is the document's or container's. */
function folderOfScript(): string {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error('a build has to start by a script element');
  return new URL('.', script.src).href;
}

function offeredModules(provided: readonly Provided[]): OfferedModules {
  const offered: Record<string, OfferedModules[string]> = {};
  for (const { name, version, factory, ...shareConfig } of provided)
    offered[name] = [...(offered[name] ?? []), { version, get: factory, shareConfig }];
  return offered;
}

/** Gives the function that has all shared modules there before a chunk runs that imports them. */
function consuming(bundler: BundlerRequire, instance: FederationInstance): NonNullable<BundlerRequire['f']['consumes']> {
  const installing = new Map<string, Promise<void>>();
  const failures = new Set<unknown>();
  /** Has the module made when it is first imported. What was cached of it before is forgotten. */
  const define = (id: string, make: Factory): void => {
    bundler.m[id] = (module) => {
      delete bundler.c[id];
      module.exports = make();
    };
  };
  const load = async (id: string): Promise<Factory> => {
    // It is read anew each time, because a development build changes its tables.
    const consumed = bundler.consumesLoadingData?.moduleIdToConsumeDataMapping[id];
    if (!consumed) throw new Error(`module ${id} is in no table`);
    const { shareKey, fallback, singleton, requiredVersion } = consumed;
    const shared = await instance.loadShare(shareKey, { customShareInfo: { shareConfig: { singleton, requiredVersion } } });
    const factory = shared || (await fallback?.());
    if (!factory) throw new Error(`nobody offers ${shareKey}`);
    return factory;
  };
  const install = async (id: string): Promise<void> => {
    let make: Factory;
    try {
      make = await load(id);
    } catch (error) {
      // Whoever imports it gets the failure, and the next chunk tries again.
      installing.delete(id);
      make = () => {
        failures.add(error);
        throw error;
      };
    }
    define(id, make);
    // A module that threw such a failure runs anew when it is next imported.
    if (failures.size > 0)
      for (const [name, { error }] of Object.entries(bundler.c)) if (error && failures.has(error)) delete bundler.c[name];
  };
  return (chunk, promises) => {
    for (const id of bundler.consumesLoadingData?.chunkMapping?.[chunk] ?? []) {
      const known = installing.get(id) ?? install(id);
      installing.set(id, known);
      promises.push(known);
    }
  };
}
