import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderAddress } from '@zhilv/site/rendering-outcome';
import type { AppConfig } from '@zhilv/release/schema';
import type { ApiAnswer, FromThread, ThreadStart, ToThread } from './messages.ts';

/*
 * The thread in which the server build of one release runs. It has no environment and no address of anything, so it asks the
 * gateway for all that its pages need (architecture §8).
 */

interface Rendering {
  readonly id: number;
  readonly appConfig: AppConfig;
  /** The calls made so far. Frame and page often want the same, and each is asked once. */
  readonly asked: Map<string, Promise<ApiAnswer>>;
  complete: boolean;
  readonly visits: Set<string>;
}

const port = parentPort;
if (!port) throw new Error('this runs in a worker only');
const send = (message: FromThread): void => port.postMessage(message);

const rendering = new AsyncLocalStorage<Rendering>();
const awaited = new Map<number, (answer: ApiAnswer) => void>();
let calls = 0;

globalThis.fetch = async (input, init) => {
  const current = rendering.getStore();
  if (!current) throw new TypeError('nothing is fetched while no page is rendered');
  const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://gateway');
  if (origin !== 'http://gateway') throw new TypeError(`pages ask this server only, not ${origin}`);
  if (pathname === '/app-config.json') return Response.json(current.appConfig);
  init?.signal?.throwIfAborted();
  const path = pathname + search;
  if (new Headers(init?.headers).has('x-view')) current.visits.add(path);
  const asked = current.asked.get(path) ?? ask(current.id, path);
  current.asked.set(path, asked);
  const { status, type, body } = await asked;
  if (!isSuccess(status, body)) current.complete = false;
  return new Response(body, { status, headers: { 'content-type': type } });
};

async function ask(id: number, path: string): Promise<ApiAnswer> {
  const call = calls++;
  const answer = await new Promise<ApiAnswer>((resolve) => {
    awaited.set(call, resolve);
    send({ kind: 'call', id, call, path });
  });
  awaited.delete(call);
  return answer;
}

function isSuccess(status: number, body: string): boolean {
  try {
    return status === 200 && (JSON.parse(body) as { readonly code?: unknown }).code === 0;
  } catch {
    return false;
  }
}

const { module } = workerData as ThreadStart; // RenderWorker gives it.
const { render } = (await import(module)) as { readonly render: RenderAddress }; // The preset generates the module.

port.on('message', (message: ToThread) => {
  if (message.kind === 'answer') awaited.get(message.call)?.(message.answer);
  else void renderAt(message);
});
send({ kind: 'ready' });

async function renderAt({ id, address, appConfig }: Extract<ToThread, { kind: 'render' }>): Promise<void> {
  const current: Rendering = { id, appConfig, asked: new Map(), complete: true, visits: new Set() };
  try {
    const outcome = await rendering.run(current, () => render(address));
    send({ kind: 'rendered', id, outcome, complete: current.complete, visits: [...current.visits] });
  } catch (error) {
    send({ kind: 'failed', id, failure: error instanceof Error ? String(error.stack) : String(error) });
  }
}
