/** Those that concern one connection only, or the form in which `fetch` gets a body. */
const OF_CONNECTION = ['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * What the product says only of its own address and files. Half of a page comes from elsewhere here, so browsers must ask for all of
 * it again, and this address has no TLS.
 */
const OF_PRODUCT = [
  'accept-encoding',
  'etag',
  'if-modified-since',
  'if-none-match',
  'last-modified',
  'strict-transport-security',
];

/** A product that runs somewhere, by its address without a path. */
export class RunningProduct {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Passes a browser's request on as if the browser were at the product, and gives the product's answer. */
  async ask(request: Request): Promise<Response> {
    const { pathname, search, origin } = new URL(request.url);
    const headers = without(request.headers);
    if (headers.get('origin') === origin) headers.set('origin', this.#origin);
    headers.delete('referer');
    const { method, signal } = request;
    // A body of unknown length is refused, and that of a stream is unknown.
    const body = request.body && { body: await request.arrayBuffer() };
    try {
      const answer = await fetch(this.#origin + pathname + search, { method, headers, signal, redirect: 'manual', ...body });
      const given = without(answer.headers);
      const place = given.get('location');
      if (place?.startsWith(`${this.#origin}/`)) given.set('location', place.slice(this.#origin.length));
      return new Response(answer.body, { status: answer.status, headers: given });
    } catch (error) {
      if (signal.aborted) throw error;
      return new Response(`the product at ${this.#origin} does not answer\n`, { status: 502 });
    }
  }

  /**
   * Gives a file of JSON that the product serves.
   * @throws Error that says what is wrong with the address
   */
  async json(name: string): Promise<unknown> {
    const address = `${this.#origin}/${name}`;
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return await answer.json();
    } catch (error) {
      // The message of `fetch` says only that it failed; the cause says why.
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new Error(`no product at ${this.#origin}: ${address} gives none of its files (${String(reason)})`, { cause: error });
    }
  }
}

function without(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of [...OF_CONNECTION, ...OF_PRODUCT]) kept.delete(name);
  return kept;
}
