import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartupError } from '../settings/StartupError.ts';
import type { DevelopmentServers } from './DevelopmentServers.ts';
import { OrderlyServer } from './OrderlyServer.ts';
import { isOfUnknownLength, refuseRequest, refuseUnknownLength } from './refuseRequest.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

export interface Listening {
  readonly url: string;
  /** Takes no new connection and resolves when the answers under way are sent, or the grace is over. */
  readonly close: () => Promise<void>;
}

/** Answers under way may take so many milliseconds after SIGTERM. */
const GRACE_MS = 10_000;

/**
 * A connection stays open without a request for so many milliseconds. Proxies keep theirs for a minute and answer 502 for one
 * that is closed under them, and a visitor who reads for a while does not wait for a new one.
 */
const IDLE_MS = 65_000;

/**
 * Listens on `host:port`; port 0 takes a free one.
 * @throws StartupError when the port is taken or may not be used.
 */
export function listen(fetch: Fetch, host: string, port: number, development: DevelopmentServers): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const answer = getRequestListener(fetch, { hostname: host, overrideGlobalObjects: false });
    const server = new OrderlyServer({ keepAliveTimeout: IDLE_MS }, (request, response) =>
      isOfUnknownLength(request) ? refuseUnknownLength(response) : void answer(request, response),
    );
    server.listen(port, host, () => {
      const name = host === '127.0.0.1' || host === '::1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
      // A server that listens on a port has an address with one.
      resolve({ url: `http://${name}:${(server.address() as AddressInfo).port}`, close: () => close(server) });
    });
    if (development.active) server.on('upgrade', (request, socket, head) => development.upgrade(request, socket, head));
    server.on('clientError', refuseRequest);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `port ${port} is taken; end the other program or choose another port: PORT=${port + 1} npm start`,
        EACCES: `port ${port} may not be used by this account; choose one above 1023: PORT=8080 npm start`,
        EADDRNOTAVAIL: `HOST=${host} is no address of this machine`,
      };
      reject(new StartupError(reasons[error.code ?? ''] ?? `cannot listen on ${host}:${port}: ${error.message}`));
    });
  });
}

function close(server: OrderlyServer): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
  });
}
