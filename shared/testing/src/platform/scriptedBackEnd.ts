import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Reply =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly json: unknown }
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly text: string }
  /** Writes the answer itself, at its own pace. */
  | { readonly write: (response: ServerResponse) => void }
  /** `silence` never answers, `reset` hangs up at once, `cut` hangs up in the middle of the body. */
  | 'silence'
  | 'reset'
  | 'cut';

export type Script = Reply | ((received: Received) => Reply | Promise<Reply>);

export interface ScriptedBackEnd {
  readonly url: string;
  readonly received: readonly Received[];
  readonly receivedAt: (path: string) => readonly Received[];
  /** Sets what a path answers from now on; a path without a script answers HTTP 404. */
  readonly script: (path: string, script: Script) => void;
  /** Drops all scripts and what was received. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

/** Makes the envelope of a success. */
export const success = (data: unknown): Reply => ({ json: { code: 0, data, msg: '' } });
/** Makes the envelope of a refusal. */
export const refusal = (code: number, msg: string): Reply => ({ json: { code, data: null, msg } });

/** Starts a real HTTP server that answers as a test says and remembers what it was asked. */
export async function startBackEnd(): Promise<ScriptedBackEnd> {
  const scripts = new Map<string, Script>();
  const received: Received[] = [];

  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    const one: Received = {
      method: request.method ?? '',
      path: pathname,
      query: search,
      headers: request.headers,
      body: await text(request),
    };
    received.push(one);
    const script = scripts.get(pathname) ?? { status: 404, json: { status: 404, error: 'Not Found' } };
    reply(response, typeof script === 'function' ? await script(one) : script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    // A listening TCP server has such an address.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    receivedAt: (path) => received.filter((one) => one.path === path),
    script: (path, script) => void scripts.set(path, script),
    forget() {
      scripts.clear();
      received.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function reply(response: ServerResponse, answer: Reply): void {
  if (answer === 'silence') return;
  if (answer === 'reset') {
    response.destroy();
    return;
  }
  if (typeof answer === 'object' && 'write' in answer) {
    answer.write(response);
    return;
  }
  if (answer === 'cut') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('{"code":0,"data":', () => response.destroy());
    return;
  }
  const body = 'json' in answer ? JSON.stringify(answer.json) : answer.text;
  response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json', ...answer.headers });
  response.end(body);
}
