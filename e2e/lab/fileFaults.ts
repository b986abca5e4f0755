import type { Route } from '@playwright/test';
import { liveReleases } from '../product/releases.ts';

export const UNREACHABLE = '页面文件暂时无法下载';
const REFUSED = '页面文件未通过完整性校验';

/** A fault of a remote's files, and the text that people read then. */
interface FileFault {
  readonly name: string;
  readonly says: string;
  /** Matches the names of the files that have the fault; by default all have it. */
  readonly files?: RegExp;
  readonly answer: (route: Route) => Promise<void>;
}

export const FILE_FAULTS: readonly FileFault[] = [
  { name: 'refused', says: UNREACHABLE, answer: (route) => route.abort('connectionrefused') },
  { name: '404', says: UNREACHABLE, answer: (route) => route.fulfill({ status: 404, body: 'Not Found' }) },
  {
    name: '404 with JSON',
    says: UNREACHABLE,
    answer: (route) => route.fulfill({ status: 404, json: { code: 404, msg: '未找到' } }),
  },
  { name: '503', says: UNREACHABLE, answer: (route) => route.fulfill({ status: 503, body: '' }) },
  {
    name: '200 with HTML',
    says: REFUSED,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>登录</title>' }),
  },
  { name: '200 with {}', says: REFUSED, answer: (route) => route.fulfill({ json: {} }) },
  { name: 'truncated', says: REFUSED, answer: (route) => altered(route, (body) => body.slice(0, body.length / 2)) },
  { name: 'a byte changed', says: REFUSED, answer: (route) => altered(route, (body) => `${body} `) },
  { name: "another remote's files", says: REFUSED, answer: anotherRemotes },
  {
    name: "404 for the page's chunk",
    says: UNREACHABLE,
    files: /^page-.*\.js$/,
    answer: (route) => route.fulfill({ status: 404, body: '' }),
  },
  {
    name: '404 for the stylesheets',
    says: UNREACHABLE,
    files: /\.css$/,
    answer: (route) => route.fulfill({ status: 404, body: '' }),
  },
];

/** Answers with a changed copy of the file. */
export async function altered(route: Route, change: (body: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

async function anotherRemotes(route: Route): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  const other = (await liveReleases(origin)).find(({ base }) => !pathname.startsWith(base));
  const [page] = Object.values(other?.pages ?? {});
  const file = pathname.endsWith('.css') ? page?.css[0] : other?.entry;
  await route.fulfill({ response: await route.fetch({ url: `${origin}${other?.base}${file?.file}` }) });
}

/** Gives `page.route` a test for addresses of a remote's files; `names` matches the names of those that are meant. */
export const isFileOf =
  (remote: string, names = /./) =>
  ({ pathname }: URL): boolean =>
    pathname.startsWith(`/remotes/${remote}/`) && names.test(pathname.split('/').at(-1) ?? '');
