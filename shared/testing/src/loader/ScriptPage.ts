import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Context, createContext, runInContext } from 'node:vm';

/** A script element, as much of one as bundlers and loaders use. */
class ScriptElement extends EventTarget {
  readonly tagName = 'SCRIPT';
  readonly parentNode = null;
  src = '';
  /** Undefined where a bundler sets one that it does not have. */
  integrity: string | undefined = '';
  onload: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  getAttribute(): null {
    return null;
  }

  setAttribute(): void {}

  remove(): void {}
}

/** A page that shows nothing and runs the scripts that are put into its document. Its global variables are its own. */
export class ScriptPage {
  /** The global variables. */
  readonly window: Context;
  /** Names of files that do not come. */
  readonly missing = new Set<string>();
  /** The names of the files that were asked for. */
  readonly asked: string[] = [];

  readonly #folder: string;
  readonly #document;

  /** @param folder absolute folder of the server's files, by their paths */
  constructor(folder: string, address: string) {
    this.#folder = folder;
    const insert = (script: ScriptElement): void => void Promise.resolve().then(() => this.#answer(script));
    this.#document = {
      currentScript: null as ScriptElement | null,
      defaultView: null as Context | null,
      head: { append: insert, appendChild: insert },
      createElement: () => new ScriptElement(),
      getElementsByTagName: () => [],
      addEventListener: () => {},
    };
    const { AbortSignal, clearTimeout, console, performance, setTimeout, URL } = globalThis;
    const nothing = (): void => {};
    const variables = { AbortSignal, clearTimeout, console, performance, setTimeout, URL, document: this.#document };
    const listening = { addEventListener: nothing, removeEventListener: nothing };
    this.window = createContext({
      ...variables,
      ...listening,
      HTMLScriptElement: ScriptElement,
      location: new URL(address),
      fetch: (url: string) => this.#fetch(url),
    });
    this.window['window'] = this.window;
    this.#document.defaultView = this.window;
  }

  /** Puts a script into the document. Resolves when it has run. */
  insert(address: string): Promise<void> {
    const script = Object.assign(new ScriptElement(), { src: address });
    this.#document.head.append(script);
    return new Promise((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`${address} did not come`)));
    });
  }

  /** Runs a script that came, and tells its element. One that is missing or of another digest fails. */
  #answer(script: ScriptElement): void {
    const source = this.#file(script.src);
    const digest = source && `sha256-${createHash('sha256').update(source).digest('base64')}`;
    // As browsers do, it takes a text that names no digest for none.
    const isRight = digest === script.integrity || !script.integrity?.startsWith('sha256-');
    const event = new Event(source && isRight ? 'load' : 'error');
    if (source && event.type === 'load') {
      this.#document.currentScript = script;
      runInContext(source.toString(), this.window, { filename: script.src });
      this.#document.currentScript = null;
    }
    script.dispatchEvent(event);
    const listen = event.type === 'load' ? script.onload : script.onerror;
    listen?.(event);
  }

  async #fetch(address: string): Promise<Response> {
    const content = this.#file(new URL(address, String(this.window['location'])).href);
    return new Response(content?.toString() ?? null, { status: content ? 200 : 404 });
  }

  #file(address: string): Buffer | null {
    const { pathname } = new URL(address);
    const name = path.posix.basename(pathname);
    this.asked.push(name);
    return this.missing.has(name) ? null : readFileSync(path.join(this.#folder, pathname));
  }
}
