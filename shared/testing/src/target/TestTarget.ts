import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the target got it. */
interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** For tests: another back end behind the gateway, which answers as it is told. */
export class TestTarget {
  readonly received: Received[] = [];
  /** Says what the target does with a request, once it has it whole. */
  respond: (response: ServerResponse, request: IncomingMessage) => unknown = (response) =>
    response.setHeader('content-type', 'application/json').end('{"code":0,"data":true,"msg":""}');
  readonly #server: Server = createServer((request, response) => void this.#take(request, response));

  static async start(): Promise<TestTarget> {
    const target = new TestTarget();
    await new Promise<void>((resolve) => target.#server.listen(0, '127.0.0.1', resolve));
    return target;
  }

  get url(): string {
    // A server that listens on a port has an address with one.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    this.received.push({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(parts) });
    await this.respond(response, request);
  }
}
