import { networkOf } from '../../call/networkOf.ts';
import { EVERYWHERE } from '../../response/securityHeaders.ts';
import { Unavailable } from './Unavailable.ts';

/** The registry is looked at so often while somebody listens, in milliseconds. */
const LOOK_MS = 500;

/** The revision is sent again after so many milliseconds: proxies end what is silent for a minute, and so do tabs. */
const SIGN_OF_LIFE_MS = 25_000;

/** So many streams are open at once (docs/threats.md §14); whoever gets none goes on asking for the registry. */
const MOST = 2_000;
const MOST_OF_NETWORK = 100;

/** A client that reads nothing is left after so many pieces. */
const MOST_UNREAD = 8;

type Client = ReadableStreamDefaultController<Uint8Array>;

/**
 * Tells open tabs the revision of the registry, by server-sent events
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html): the present one at once, then each later one.
 */
export class RegistryEvents {
  readonly #revision: () => number;
  /** The clients that listen, each with its network. */
  readonly #clients = new Map<Client, string>();
  #looking: ReturnType<typeof setInterval> | undefined;
  #told = 0;
  #silentMs = 0;
  #ended = false;

  /** @param revision gives the one in force; it may throw while there is none */
  constructor(revision: () => number) {
    this.#revision = revision;
  }

  /**
   * Opens a stream.
   * @param address the client's
   * @throws Unavailable where too many are open, or the server ends; and as the revision does
   */
  respond(request: Request, address: string): Response {
    const network = networkOf(address);
    if (this.#ended || this.#clients.size >= MOST || this.#openOf(network) >= MOST_OF_NETWORK)
      throw new Unavailable('no further stream for now');
    const revision = this.#revision();
    return new Response(request.method === 'HEAD' ? null : this.#stream(network, revision), {
      headers: {
        ...EVERYWHERE,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // nginx collects answers before it passes them on.
        'x-accel-buffering': 'no',
      },
    });
  }

  /** Ends all streams and opens no more. */
  end(): void {
    this.#ended = true;
    for (const client of this.#clients.keys()) this.#leave(client);
  }

  #openOf(network: string): number {
    return [...this.#clients.values()].filter((one) => one === network).length;
  }

  #stream(network: string, revision: number): ReadableStream<Uint8Array> {
    let client: Client;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          client = controller;
          this.#clients.set(client, network);
          client.enqueue(eventOf(revision));
          this.#look(revision);
        },
        cancel: () => this.#forget(client),
      },
      { highWaterMark: MOST_UNREAD },
    );
  }

  /** Begins to look at the registry for the first client. @param revision the one that it was told */
  #look(revision: number): void {
    if (this.#looking !== undefined) return;
    this.#told = revision;
    this.#silentMs = 0;
    this.#looking = setInterval(() => this.#tell(), LOOK_MS).unref();
  }

  #tell(): void {
    let revision = this.#told;
    try {
      revision = this.#revision();
    } catch {
      // There is no registry for now, which the log has by then.
    }
    this.#silentMs += LOOK_MS;
    if (revision === this.#told && this.#silentMs < SIGN_OF_LIFE_MS) return;
    this.#told = revision;
    this.#silentMs = 0;
    const event = eventOf(revision);
    for (const client of this.#clients.keys()) {
      if ((client.desiredSize ?? 0) > 0) client.enqueue(event);
      else this.#leave(client);
    }
  }

  #leave(client: Client): void {
    client.close();
    this.#forget(client);
  }

  #forget(client: Client): void {
    this.#clients.delete(client);
    if (this.#clients.size > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }
}

const eventOf = (revision: number): Uint8Array => new TextEncoder().encode(`data: ${revision}\n\n`);
