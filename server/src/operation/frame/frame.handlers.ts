import { frame } from '@zhilv/contract/operation';
import type { Menu } from '@zhilv/contract/system';
import { mayFrame } from '@zhilv/release/may-frame';
import { readAppConfig } from '@zhilv/release/site-directory';
import { type Call, type Implementation, implement } from '../../call/implement.ts';
import { refusesFraming } from './refusesFraming.ts';

const PATIENCE_MS = 5000;
const MOST_REDIRECTS = 3;

/** Asks the sites of the caller's own menu rows whether the console may frame them, and only those that may be framed at all. */
export const handlers: readonly Implementation[] = [
  implement(frame.check, async (call) => {
    const row = rowsBelow(call.granted.menus).find(({ id }) => String(id) === String(call.input.id));
    const url = row === undefined ? null : URL.parse(row.path);
    if (url === null) return { refused: false };
    return { refused: await isRefused(url, call) };
  }),
];

const rowsBelow = (rows: readonly Menu[]): readonly Menu[] => rows.flatMap((row) => [row, ...rowsBelow(row.children ?? [])]);

/** A page that cannot be had from here may well be had by the browser, so that is no refusal. */
async function isRefused(start: URL, { settings, request }: Call): Promise<boolean> {
  const { frameHosts } = readAppConfig(settings.siteDirectory);
  const host = settings.publicOrigin === undefined ? (request.headers.get('host') ?? '') : new URL(settings.publicOrigin).host;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let url = start;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    // The browser follows no redirect to another host either: `frame-src` does not list it.
    if (!mayFrame(url, frameHosts)) return redirects > 0;
    const answer = await fetch(url, { redirect: 'manual', signal, headers: { accept: 'text/html' } }).catch(() => null);
    if (answer === null) return false;
    void answer.body?.cancel();
    const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (next === null) return refusesFraming(answer.headers, url, host);
    const target = URL.parse(next, url.href);
    if (target === null) return false;
    url = target;
  }
  return false;
}
