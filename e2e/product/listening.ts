import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server at an address of its own. */
export interface Listening {
  /** Origin, without a slash at its end. */
  readonly url: string;
  /** Ends it, and with it the connections that are open. */
  readonly close: () => Promise<void>;
}

/** Has a server listen at a free port of this machine. */
export async function listening(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
