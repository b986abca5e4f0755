import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { listening } from '../product/listening.ts';

/** Counts pages as the script of Umami does, and stores what trackers store. */
const SCRIPT = `
  const { src, dataset } = document.currentScript;
  localStorage.setItem('umami.visitor', 'a-visitor');
  document.cookie = 'Hm_lvt_7=1; path=/';
  window.umami = {
    track(properties) {
      const body = JSON.stringify(properties({ website: dataset.websiteId, url: location.href }));
      void fetch(new URL('/api/send', src), { method: 'POST', body, keepalive: true });
    },
  };
`;

/** A page as the analytics were told of it. */
export interface Counted {
  readonly website: string;
  readonly url: string;
  readonly title: string;
  readonly referrer: string;
}

/** Web analytics of another origin, which remember what they are told. */
export interface FakeAnalytics {
  /** The name and port of the server. */
  readonly host: string;
  /** The digest of the script. */
  readonly integrity: string;
  /** Takes the requests since the last call, such as `GET /script.js`. */
  takeRequests(): readonly string[];
  /** Takes the pages that were counted since the last call. */
  takeCounted(): readonly Counted[];
  stop(): Promise<void>;
}

export async function startFakeAnalytics(): Promise<FakeAnalytics> {
  const requests: string[] = [];
  const counted: Counted[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/javascript');
      response.end(SCRIPT);
      return;
    }
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      counted.push(JSON.parse(body) as Counted); // The script above has written it.
      response.end('{}');
    });
  });
  const { url, close } = await listening(server);
  return {
    host: new URL(url).host,
    integrity: `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`,
    takeRequests: () => requests.splice(0),
    takeCounted: () => counted.splice(0),
    stop: close,
  };
}
