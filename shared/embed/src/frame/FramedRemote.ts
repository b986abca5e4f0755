import { RemoteFailure } from '@zhilv/loader/embedding';
import type { RemoteOptions, RemoteTarget, RemoteView } from '../options/RemoteOptions.ts';
import { targetOf } from '../options/targetOf.ts';
import { FRAME_PATH, START, type ToFrame, type ToPage } from './messages.ts';

/** A document that has not begun so many milliseconds after it was loaded is another one: the browser's own, of a failure. */
const BEGIN_TIMEOUT_MS = 10_000;

interface Call {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** A remote in a frame: a document of the product, which shares nothing with the page. */
export class FramedRemote implements RemoteView {
  readonly ready: Promise<void>;
  readonly #frame = document.createElement('iframe');
  readonly #origin: string;
  #port: MessagePort | null = null;
  /** The other end, for the next document in the frame; null once that has it. */
  #portOfFrame: MessagePort | null = null;
  readonly #calls = new Map<number, Call>();
  #lastCall = 0;
  #options: RemoteOptions;
  #target: RemoteTarget;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #canLeave = true;
  #isSignInNeeded = false;
  #isOver = false;
  #settle: Call = { resolve: () => {}, reject: () => {} };

  /** @throws TypeError for a registry that is no address */
  constructor(element: Element, options: RemoteOptions & { readonly registry: string }) {
    this.#options = options;
    this.#target = targetOf(options);
    this.#origin = new URL(options.registry).origin;
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
    this.#frame.src = this.#origin + FRAME_PATH;
    this.#frame.addEventListener('load', () => this.#load());
    this.#begin();
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

  readonly navigate: RemoteView['navigate'] = (target) => {
    this.#target = targetOf(target);
    return this.#ask((call) => ({ kind: 'navigate', call, target: this.#target }));
  };

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
    this.#settle.reject(reason);
    this.#end(reason);
    this.#frame.remove();
  };

  /** Says what the next document in the frame is to show. */
  #begin(): void {
    const { port1, port2 } = new MessageChannel();
    [this.#port, this.#portOfFrame] = [port1, port2];
    port1.addEventListener('message', ({ data }: MessageEvent<ToPage>) => this.#hear(data));
    port1.start();
    const { remote, tokens } = this.#options;
    this.#send({ kind: 'mount', remote, target: this.#target, ...this.#looks(), hasTokens: tokens !== undefined });
  }

  /** Ends what was begun with the document in the frame. */
  #end(reason: Error): void {
    clearTimeout(this.#silence);
    this.#port?.close();
    for (const { reject } of this.#calls.values()) reject(reason);
    this.#calls.clear();
    this.#canLeave = true;
  }

  #load(): void {
    if (this.#portOfFrame === null) {
      // Browsers load a frame anew when the page moves it.
      this.#end(new Error('the frame was loaded anew'));
      this.#begin();
    }
    const ports = this.#portOfFrame === null ? [] : [this.#portOfFrame];
    this.#portOfFrame = null;
    this.#frame.contentWindow?.postMessage(START, this.#origin, ports);
    this.#silence = setTimeout(() => {
      const { remote } = this.#options;
      this.#fail(new RemoteFailure('unreachable', { remote, release: '' }));
    }, BEGIN_TIMEOUT_MS);
  }

  #fail(error: Error): void {
    this.#settle.reject(error);
    this.#options.onError?.(error);
  }

  #looks() {
    const { theme = 'light', locale } = this.#options;
    return { theme, locale };
  }

  #send(message: ToFrame, port = this.#port): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    port?.postMessage(message);
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
    const { onReady, onNavigate, onSignInNeeded } = this.#options;
    switch (message.kind) {
      case 'begun':
        clearTimeout(this.#silence);
        break;
      case 'ready':
        this.#isSignInNeeded = false;
        this.#settle.resolve();
        onReady?.();
        break;
      case 'navigate':
        if (message.page !== null) this.#target = { path: message.address };
        onNavigate?.(message.address, message.page);
        break;
      case 'error':
        this.#fail(new Error(message.message));
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
        this.#settleCall(message.call, message.message);
        break;
    }
  }

  #settleCall(call: number, failure: string | null): void {
    const asked = this.#calls.get(call);
    this.#calls.delete(call);
    if (failure === null) asked?.resolve();
    else asked?.reject(new Error(failure));
  }

  async #answer(call: number, refused: string | null): Promise<void> {
    const { tokens } = this.#options;
    // Another document may be in the frame when the answer comes.
    const port = this.#port;
    try {
      const token = (await tokens?.accessToken(refused)) ?? null;
      // Asking for the token may have somebody sign in first.
      this.#send({ kind: 'token', call, token, tenant: tokens?.tenantId?.() ?? null, failure: null }, port);
    } catch (error) {
      this.#send({ kind: 'token', call, token: null, tenant: null, failure: String(error) }, port);
    }
  }
}
