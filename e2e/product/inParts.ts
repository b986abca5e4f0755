import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Listening, listening } from './listening.ts';

/** A product behind a line so slow that its documents come in two parts. */
interface SlowProduct extends Listening {
  /** Lets the second part of documents come. */
  readonly sendRest: () => void;
}

/** Passes on a product's answers, but holds each document back after the first `cut` in it, until `sendRest` is called. */
export async function inParts(productUrl: string, cut: string): Promise<SlowProduct> {
  const { promise: told, resolve: sendRest } = Promise.withResolvers<void>();
  const passOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await fetch(productUrl + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
    response.writeHead(answer.status, headers);
    const body = Buffer.from(await answer.arrayBuffer());
    const end = body.indexOf(cut);
    if (answer.headers.get('content-type')?.startsWith('text/html') && end >= 0) {
      response.write(body.subarray(0, end + cut.length));
      await told;
      response.end(body.subarray(end + cut.length));
    } else response.end(body);
  };
  const server = createServer((request, response) => void passOn(request, response));
  return { ...(await listening(server)), sendRest };
}
