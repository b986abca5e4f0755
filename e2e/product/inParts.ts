import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Listening, listening } from './listening.ts';

/** A product behind a line so slow that its documents come in two parts. */
interface SlowProduct extends Listening {
  /** Lets the second part of documents come. */
  readonly sendRest: () => void;
}

/** Gives the length of a document's first part in characters. */
type Cut = (document: string) => number;

/** Cuts a document after the first `text` in it. @throws Error when it has none, because the test would show nothing */
export const after =
  (text: string): Cut =>
  (document) => {
    if (!document.includes(text)) throw new Error(`the document has no ${text}`);
    return document.indexOf(text) + text.length;
  };

/** Passes on a product's answers, but holds each document back after its first part, until `sendRest` is called. */
export async function inParts(productUrl: string, cut: Cut): Promise<SlowProduct> {
  const { promise: told, resolve: sendRest } = Promise.withResolvers<void>();
  const passOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await fetch(productUrl + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
    response.writeHead(answer.status, headers);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const document = await answer.text();
    const end = cut(document);
    response.write(document.slice(0, end));
    await told;
    response.end(document.slice(end));
  };
  const server = createServer((request, response) => void passOn(request, response));
  return { ...(await listening(server)), sendRest };
}
