import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { EVERYWHERE } from '../response/securityHeaders.ts';

interface Refusal {
  readonly status: number;
  readonly text: string;
}

/** Node's own refusals, by the code of the error. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    text: '地址太长，请缩短搜索词后再试；仍不行时，请清除浏览器为本站保存的 Cookie。',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: 'Content Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: 'Request Timeout' },
};

const UNREADABLE: Refusal = { status: 400, text: 'Bad Request' };

/** Answers bytes that never become a request, and logs nothing, as Node does. It is for `clientError` of a server. */
export function refuseRequest({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, text } = REFUSALS[code] ?? UNREADABLE;
  const body = `${text}\n`;
  const headers = {
    ...EVERYWHERE,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Tells whether a request has a body without saying how long that is. Browsers always say it, and so do proxies for them. */
export const isOfUnknownLength = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined;

/**
 * Answers a request of unknown length (RFC 9110 §15.5.12). A sender may part such a body after every byte; 64 KB then take the
 * server 16 MB, before anybody has looked at them.
 */
export const refuseUnknownLength = (response: ServerResponse): void => {
  response.writeHead(411, { ...EVERYWHERE, 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  // What still comes is not looked at.
  response.end('Length Required\n', () => response.socket?.destroy());
};
