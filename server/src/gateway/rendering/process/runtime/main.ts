import { readFileSync } from 'node:fs';
import process from 'node:process';
import { FRAME_BYTES, type FromProcess, type ToProcess } from './messages.ts';
import { FrameReader, frameOf } from './frames.ts';
import { makeConsole } from './makeConsole.ts';
import { Realm } from './Realm.ts';
import { reasonOf } from './reasonOf.ts';
import { Renderings } from './Renderings.ts';
import { makeTimers } from './timers.ts';

/*
 * The process in which the server build of one release runs, in a realm of its own. The build has no environment, no file and no
 * address of anything, so it asks the gateway for all that its pages need (architecture §8).
 */

const send = (message: FromProcess): void => void process.stdout.write(frameOf(message, FRAME_BYTES));

process.on('uncaughtException', (error: unknown) => {
  const last: FromProcess = { kind: 'ended', reason: reasonOf(error, 'message') };
  process.stdout.write(frameOf(last, FRAME_BYTES), () => process.exit(1));
});

const renderings = new Renderings(send);
const realm = new Realm({
  ...makeTimers(),
  fetch: renderings.fetch,
  console: makeConsole((text) => send({ kind: 'said', text })),
});

const [file = '', server] = process.argv.slice(2);
// The server ended before the system knew that this process ends with it.
if (String(process.ppid) !== server) process.exit();
const render = realm.renderOf(readFileSync(file, 'utf8'), file);
const frames = new FrameReader({
  take: (text) => {
    const message = JSON.parse(text) as ToProcess; // The gateway sends it.
    if (message.kind === 'answer') renderings.answer(message);
    else void renderings.render(message);
  },
});
process.stdin.on('data', (chunk: Buffer) => frames.push(chunk));
// The gateway is gone.
process.stdin.on('end', () => process.exit());

renderings.begin(await render, realm.Response);
send({ kind: 'ready' });
