import process from 'node:process';
import { buildExamples } from './examples/buildExamples.ts';
import { serveExamples } from './examples/serveExamples.ts';
import { stopOnSignal } from './start/stopOnSignal.ts';

/**
 * `npm run examples`: three applications that are not ours and embed remotes of a running product, at an origin of their own
 * (docs/embed.md). `PRODUCT_URL` and `PORT` say where the product and the examples are.
 */
const product = new URL(process.env['PRODUCT_URL'] ?? 'http://localhost:8080').origin;

await buildExamples();
const { url, close } = await serveExamples({ product, port: Number(process.env['PORT'] ?? 8090) });
stopOnSignal(close);
console.log(`remotes of ${product}, whose app-config.json has to name ${url} in embedOrigins`);
console.log(`ready ${url}`);
