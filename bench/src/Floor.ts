import type { Server } from 'node:http';

/** A floor page at an address of its own. */
export interface Floor {
  readonly url: string;
  close(): Promise<void>;
}

/** The floor that a server serves, at a free port. */
export async function listening(server: Server): Promise<Floor> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the floor page got no port');
  return {
    url: `http://127.0.0.1:${bound.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
