import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { DEFAULT_APP_CONFIG } from '@zhilv/release/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveStandalone } from './serveStandalone.ts';

let product: Server;
let port: number;

beforeEach(async () => {
  product = createServer((_, response) => response.end(JSON.stringify(DEFAULT_APP_CONFIG)));
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  ({ port } = product.address() as AddressInfo); // It listens on a port.
});

afterEach(() => product.close());

/** Whoever asks what is to be built is told that it was too early. */
const unbuildable = new Proxy({} as BuildPlan, {
  get: () => {
    throw new Error('it was built');
  },
});

it('says that the port is taken before it builds', async () => {
  await expect(serveStandalone(unbuildable, port, `http://127.0.0.1:${port}`)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
