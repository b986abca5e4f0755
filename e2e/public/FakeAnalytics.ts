import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { listening } from '../product/listening.ts';

/** As Umami's does, and it leaves behind what trackers leave. */
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

/** What was told of a page. */
export interface Counted {
  readonly website: string;
  readonly url: string;
  readonly title: string;
  readonly referrer: string;
}

/** Web analytics of another origin, which keeps what it is told. */
export interface FakeAnalytics {
  /** Name and port. */
  readonly host: string;
  /** The digest of its script. */
  readonly integrity: string;
  /** What was asked of it, such as `GET /script.js`, since it was last taken. */
  takeRequests(): readonly string[];
  /** The pages it was told of since they were last taken. */
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
      counted.push(JSON.parse(body) as Counted); // By the script above.
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
