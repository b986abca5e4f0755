import { dialogStore, messageStore } from '@zhilv/platform';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { backEndOfWorker } from './backEndOfWorker.ts';
import { PageCalls } from './PageCalls.ts';

/*
 * A set-up file of Vitest, for page tests only: `fetch` reaches the API, which runs in the same process. Nothing
 * imports it, so the types of pages and their tests do not lead to the server's sources.
 */

const API_PATH = '/prod-api/admin-api';

// The API starts before the tests and not with the first call, because starting takes longer than a call may.
beforeAll(async () => {
  await backEndOfWorker();
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFromPage);
});

// The files of a worker share the platform's modules, and so what one has left open would be shown to the next.
afterEach(() => {
  for (const { id } of dialogStore.read()) dialogStore.settle(id, false);
  for (const { id } of messageStore.read()) messageStore.close(id);
});

const fetchFromPage: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(API_PATH)) throw new Error(`A page asks for ${pathname}, which is not of the API.`);
  const answer = await backEndOfWorker();
  return PageCalls.answer(pathname.slice(API_PATH.length), request, async () => dated(await answer(request)));
};

/**
 * Names the time in an answer, as every server does, and so puts the platform's clock right at the start of each test: one that a test
 * has set on purpose would outlive it, as the modules do.
 */
function dated(answer: Response): Response {
  const { body, status, statusText } = answer;
  const headers = new Headers(answer.headers);
  if (!headers.has('date')) headers.set('date', new Date().toUTCString());
  return new Response(body, { status, statusText, headers });
}
