import { type IncomingMessage, Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * An HTTP server that ends in good order. It answers every request whole, with `Connection: close`, and no connection
 * outlives its answers. Node's own server goes on with connections that were busy when it was closed, destroys those with an
 * answer that is written but not sent, and waits for new ones that have not asked anything, as browsers open them.
 */
export class OrderlyServer extends Server {
  readonly #answersUnderWay = new Map<Socket, Set<ServerResponse>>();
  #ending = false;

  constructor(options: ServerOptions, answer: (request: IncomingMessage, response: ServerResponse) => void) {
    super(options);
    this.on('connection', (socket: Socket) => {
      this.#answersUnderWay.set(socket, new Set());
      socket.once('close', () => this.#answersUnderWay.delete(socket));
    });
    // The header is set before the answer, which may be sent at once.
    this.on('request', (request, response) => this.#follow(request.socket, response));
    this.on('request', answer);
  }

  override close(callback?: (error?: Error) => void): this {
    this.#ending = true;
    for (const answers of this.#answersUnderWay.values()) for (const answer of answers) answer.shouldKeepAlive = false;
    return super.close(callback);
  }

  /** Ends the connections without an answer under way; Node's `close` does so too. */
  override closeIdleConnections(): void {
    for (const [socket, answers] of this.#answersUnderWay) if (answers.size === 0) socket.destroySoon();
  }

  #follow(socket: Socket, answer: ServerResponse): void {
    const answers = this.#answersUnderWay.get(socket);
    if (this.#ending) answer.shouldKeepAlive = false;
    answers?.add(answer);
    answer.once('close', () => {
      answers?.delete(answer);
      // The head of the answer may have been sent before the end, with the promise to keep the connection.
      if (this.#ending && answers?.size === 0) socket.destroySoon();
    });
  }
}
