import { EmbeddedRemote } from '../shadow/EmbeddedRemote.ts';
import type { RemoteView, TokenProvider } from '../options/RemoteOptions.ts';
import { START, type ToFrame, type ToPage } from './messages.ts';

/** What a user does before there may be unsaved work, or none any more. */
const ACTS = ['input', 'change', 'click', 'keyup', 'drop'];

/**
 * Runs a remote in this document for the page that frames it. The policy of the document says which pages may frame it, so any
 * page that does may start it, once.
 */
export function runFrame(root: Element): void {
  const take = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void => {
    if (source !== window.parent || data !== START || !port) return;
    window.removeEventListener('message', take);
    // A page of another origin has no share in a session that is in our storage.
    new Frame(root, port, origin === location.origin).run();
  };
  window.addEventListener('message', take);
}

class Frame {
  readonly #root: Element;
  readonly #port: MessagePort;
  /** Whether the remote may use the session in our storage, where the page gives no tokens. */
  readonly #mayUseStorage: boolean;
  readonly #tokens = new Map<number, (answer: Extract<ToFrame, { kind: 'token' }>) => void>();
  #lastCall = 0;
  #tenant: number | string | null = null;
  #view: RemoteView | null = null;
  #canLeave = true;

  constructor(root: Element, port: MessagePort, mayUseStorage: boolean) {
    this.#root = root;
    this.#port = port;
    this.#mayUseStorage = mayUseStorage;
  }

  run(): void {
    this.#port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => this.#hear(data));
    this.#port.start();
    this.#tell({ kind: 'begun' });
    // Its work is marked as unsaved by what an act has the page draw, which is later than the act.
    const look = (): void => void setTimeout(() => this.#tellWhetherToLeave());
    for (const act of ACTS) document.addEventListener(act, look, { capture: true });
  }

  #tell(message: ToPage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    this.#port.postMessage(message);
  }

  #hear(message: ToFrame): void {
    switch (message.kind) {
      case 'mount':
        this.#mount(message);
        break;
      case 'update': {
        const { theme, locale } = message;
        this.#view?.update({ theme, ...(locale !== undefined && { locale }) });
        break;
      }
      case 'navigate':
        void this.#do(message.call, this.#view?.navigate(message.target));
        break;
      case 'resume':
        void this.#do(message.call, this.#view?.resume());
        break;
      case 'token':
        this.#tenant = message.tenant;
        this.#tokens.get(message.call)?.(message);
        this.#tokens.delete(message.call);
        break;
    }
  }

  #mount({ remote, target, theme, locale, hasTokens }: Extract<ToFrame, { kind: 'mount' }>): void {
    this.#view = new EmbeddedRemote(this.#root, {
      ...target,
      remote,
      theme,
      registry: location.origin,
      ...(locale !== undefined && { locale }),
      ...((hasTokens || !this.#mayUseStorage) && { tokens: this.#provider() }),
      onReady: () => this.#tell({ kind: 'ready' }),
      onNavigate: (address, page) => {
        this.#tell({ kind: 'navigate', address, page });
        this.#tellWhetherToLeave();
      },
      onError: ({ message }) => this.#tell({ kind: 'error', message }),
      onSignInNeeded: () => this.#tell({ kind: 'signInNeeded' }),
    });
  }

  #provider(): TokenProvider {
    return {
      accessToken: (refused) => {
        this.#lastCall += 1;
        const call = this.#lastCall;
        this.#tell({ kind: 'token', call, refused });
        return new Promise((resolve, reject) => {
          this.#tokens.set(call, ({ token, failure }) => (failure === null ? resolve(token) : reject(new Error(failure))));
        });
      },
      // A token comes with its tenant, and before each call.
      tenantId: () => this.#tenant,
    };
  }

  async #do(call: number, work: Promise<void> | undefined): Promise<void> {
    try {
      await work;
      this.#tell({ kind: 'done', call, message: null });
    } catch (error) {
      this.#tell({ kind: 'done', call, message: error instanceof Error ? error.message : String(error) });
    }
  }

  #tellWhetherToLeave(): void {
    const canLeave = this.#view?.canLeave() ?? true;
    if (canLeave === this.#canLeave) return;
    this.#canLeave = canLeave;
    this.#tell({ kind: 'canLeave', canLeave });
  }
}
