import { createServer } from 'node:net';

/**
 * Listens on a port of this machine for a moment, because the dev server ends the process where it cannot, and nobody
 * should wait for a build that is served nowhere.
 * @throws Error with Node's code, such as `EADDRINUSE`
 */
export const refuseTakenPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
  });
