import type { RemoteOptions, RemoteView } from '../options/RemoteOptions.ts';
import { targetOf } from '../options/targetOf.ts';
import { FRAME_PATH, START, type ToFrame, type ToPage } from './messages.ts';

interface Call {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** A remote in a frame: a document of the product, which shares nothing with the page. */
export class FramedRemote implements RemoteView {
  readonly ready: Promise<void>;
  readonly #frame = document.createElement('iframe');
  readonly #channel = new MessageChannel();
  readonly #calls = new Map<number, Call>();
  #lastCall = 0;
  #options: RemoteOptions;
  #canLeave = true;
  #isSignInNeeded = false;
  #isOver = false;
  #settle: Call = { resolve: () => {}, reject: () => {} };

  /** @throws TypeError for a registry that is no address */
  constructor(element: Element, options: RemoteOptions & { readonly registry: string }) {
    this.#options = options;
    const { origin } = new URL(options.registry);
    this.ready = new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
    // A caller that does not wait for it need not hear of its failure.
    this.ready.catch(() => {});
    for (const [property, value] of Object.entries({
      all: 'initial',
      display: 'block',
      'inline-size': '100%',
      'block-size': '100%',
    }))
      this.#frame.style.setProperty(property, value, 'important');
    this.#frame.src = origin + FRAME_PATH;
    const { port1, port2 } = this.#channel;
    port1.addEventListener('message', ({ data }: MessageEvent<ToPage>) => this.#hear(data));
    port1.start();
    this.#frame.addEventListener('load', () => this.#frame.contentWindow?.postMessage(START, origin, [port2]), { once: true });
    this.#send({
      kind: 'mount',
      remote: options.remote,
      target: targetOf(options),
      ...this.#looks(),
      hasTokens: options.tokens !== undefined,
    });
    options.signal?.addEventListener('abort', this.unmount, { once: true });
    element.append(this.#frame);
    if (options.signal?.aborted) this.unmount();
  }

  readonly update: RemoteView['update'] = (changes) => {
    this.#options = { ...this.#options, ...changes };
    this.#send({ kind: 'update', ...this.#looks() });
    // Where that is not enough, the frame goes on saying that nobody is signed in.
    if (changes.tokens !== undefined && this.#isSignInNeeded) this.resume().catch(() => {});
  };

  readonly navigate: RemoteView['navigate'] = (target) =>
    this.#ask((call) => ({ kind: 'navigate', call, target: targetOf(target) }));

  readonly resume: RemoteView['resume'] = async () => {
    await this.#ask((call) => ({ kind: 'resume', call }));
    this.#isSignInNeeded = false;
  };

  readonly canLeave: RemoteView['canLeave'] = () => this.#canLeave;

  readonly unmount = (): void => {
    if (this.#isOver) return;
    this.#isOver = true;
    const { signal, remote } = this.#options;
    signal?.removeEventListener('abort', this.unmount);
    const reason = signal?.aborted ? (signal.reason as Error) : new Error(`${remote} was unmounted`); // What aborts says why.
    for (const { reject } of [this.#settle, ...this.#calls.values()]) reject(reason);
    this.#channel.port1.close();
    this.#frame.remove();
  };

  #looks() {
    const { theme = 'light', locale } = this.#options;
    return { theme, locale };
  }

  #send(message: ToFrame): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    this.#channel.port1.postMessage(message);
  }

  #ask(message: (call: number) => ToFrame): Promise<void> {
    this.#lastCall += 1;
    const call = this.#lastCall;
    return new Promise((resolve, reject) => {
      this.#calls.set(call, { resolve, reject });
      this.#send(message(call));
    });
  }

  #hear(message: ToPage): void {
    const { onReady, onNavigate, onError, onSignInNeeded } = this.#options;
    switch (message.kind) {
      case 'ready':
        this.#isSignInNeeded = false;
        this.#settle.resolve();
        onReady?.();
        break;
      case 'navigate':
        onNavigate?.(message.address, message.page);
        break;
      case 'error':
        this.#settle.reject(new Error(message.message));
        onError?.(new Error(message.message));
        break;
      case 'signInNeeded':
        this.#isSignInNeeded = true;
        onSignInNeeded?.();
        break;
      case 'canLeave':
        this.#canLeave = message.canLeave;
        break;
      case 'token':
        void this.#answer(message.call, message.refused);
        break;
      case 'done':
        this.#end(message.call, message.message);
        break;
    }
  }

  #end(call: number, failure: string | null): void {
    const asked = this.#calls.get(call);
    this.#calls.delete(call);
    if (failure === null) asked?.resolve();
    else asked?.reject(new Error(failure));
  }

  async #answer(call: number, refused: string | null): Promise<void> {
    const { tokens } = this.#options;
    const tenant = tokens?.tenantId?.() ?? null;
    try {
      this.#send({ kind: 'token', call, token: (await tokens?.accessToken(refused)) ?? null, tenant, failure: null });
    } catch (error) {
      this.#send({ kind: 'token', call, token: null, tenant, failure: String(error) });
    }
  }
}
