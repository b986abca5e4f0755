import vm from 'node:vm';
import type { RenderAddress } from '@zhilv/site/rendering-outcome';
import { harden } from './harden.ts';
import { intrinsics, letErrorsBeNamed } from './intrinsics.ts';

/** What every server build is given of the web's own classes and functions. It has the language besides, and nothing of Node. */
const OF_THE_WEB = {
  AbortController,
  AbortSignal,
  DOMException,
  Event,
  EventTarget,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  atob,
  btoa,
  queueMicrotask,
  structuredClone,
} as const;

/** What those give besides, whose classes no name leads to. */
const GIVEN_BY_THEM: readonly object[] = [
  new FormData().entries(),
  new Headers().entries(),
  new ReadableStream().getReader(),
  new ReadableStream()[Symbol.asyncIterator](),
  new URLSearchParams().entries(),
];

/** A realm of JavaScript of its own: other intrinsics than ours, other globals, and no modules of Node. */
export class Realm {
  readonly #globals: typeof globalThis;
  /** Makes answers whose JSON is made of the realm's objects. */
  readonly Response: typeof Response;

  /**
   * @param given the functions that the realm has besides those of the web. They and all that they lead to are frozen, and so is the
   *   language in our own realm, by which a build could otherwise change what Node's own code does.
   */
  constructor(given: Readonly<Record<string, unknown>>) {
    // Without a sandbox object before it, the global object is as fast as any other.
    const globals: unknown = vm.createContext(vm.constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
    this.#globals = globals as typeof globalThis; // Node says that it gives the realm's own one.
    const ours = intrinsics(this.#globals);
    Reflect.deleteProperty(this.#globals, 'WebAssembly');
    // Memory that is shared is for workers, and waiting for it blocks.
    Reflect.deleteProperty(this.#globals, 'SharedArrayBuffer');
    Reflect.deleteProperty(this.#globals, 'Atomics');
    const all = { ...OF_THE_WEB, performance: { now: () => performance.now(), timeOrigin: performance.timeOrigin }, ...given };
    letErrorsBeNamed();
    harden([...ours, ...Object.values(all), ...GIVEN_BY_THEM.map((one): unknown => Reflect.getPrototypeOf(one))]);
    Object.assign(this.#globals, all);
    this.Response = this.#run(RESPONSE) as typeof Response; // The script makes it.
  }

  /** Runs a module that imports nothing and gives its export `render`. */
  async renderOf(source: string, identifier: string): Promise<RenderAddress> {
    const refuse = (specifier: string): never => {
      throw new Error(`a server build is one module and imports nothing, not even ${specifier}`);
    };
    const module = new vm.SourceTextModule(source, {
      context: this.#globals,
      identifier,
      importModuleDynamically: refuse,
      initializeImportMeta: () => {},
    });
    await module.link(refuse);
    await module.evaluate();
    return (module.namespace as { readonly render: RenderAddress }).render; // The preset generates the module.
  }

  #run(script: string): unknown {
    return vm.runInContext(script, this.#globals);
  }
}

const RESPONSE = `
  globalThis.Response = class Response extends globalThis.Response {
    async json() {
      return JSON.parse(await this.text());
    }
  }`;
