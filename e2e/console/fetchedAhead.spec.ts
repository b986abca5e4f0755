import type { Page } from '@playwright/test';
import { askToSaveData, isFetchedAhead } from '../fixtures/fetchedAhead.ts';
import { expect, test } from '../fixtures/test.ts';
import { Console } from '../pages/Console.ts';

test.use({ as: 'admin' });

const [MODELS, MODEL] = ['/bpm/manager/model', '员工请假'] as const;

/** The files that a first visit to any page of the remote takes. */
const OF_SYSTEM = /\/remotes\/remote_system\/[^/]+\/(remoteEntry\.js|parts\.js|parts\.css)$/;

interface Transfer {
  readonly path: string;
  readonly bytes: number;
}

/** Gives what the network brought of such files for each use of them in the document; a use from the cache has 0 bytes. */
const transfers = (page: Page, files: RegExp): Promise<readonly Transfer[]> =>
  page.evaluate(
    (source) =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => new RegExp(source).test(entry.name))
        .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize })),
    files.source,
  );

/** Runs in the page. What the page itself wanted to do in an idle moment has been done then. */
const whenIdle = (): Promise<void> => new Promise((resolve) => void requestIdleCallback(() => resolve()));

test('a console at rest has the files of the other remotes, so that a first visit asks the server for none of them', async ({
  page,
}) => {
  const shell = new Console(page);
  const ahead: string[] = [];
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => (isFetchedAhead(request) ? ahead : asked).push(new URL(request.url()).pathname));
  page.on('console', (message) => said.push(message.text()));
  await page.goto(MODELS);
  await expect(shell.row(MODEL)).toBeVisible();

  await expect.poll(() => transfers(page, OF_SYSTEM)).toHaveLength(3);
  await expect.poll(() => ahead.filter((path) => path.startsWith('/remotes/remote_mall/'))).not.toEqual([]);
  const fetched = await transfers(page, OF_SYSTEM);
  for (const { bytes } of fetched) expect(bytes).toBeGreaterThan(0);
  expect(ahead).toEqual(expect.arrayContaining(fetched.map(({ path }) => path)));
  expect(ahead.filter((path) => /\/remote_system\/.*\/page-|\/remote_bpm\//.test(path))).toEqual([]);

  await shell.open('系统管理', '字典管理');
  await expect(shell.row('是否推荐')).toBeVisible();

  expect(asked).toEqual(expect.arrayContaining(fetched.map(({ path }) => path)));
  const used = (await transfers(page, OF_SYSTEM)).slice(fetched.length);
  expect(used.map(({ bytes }) => bytes)).toEqual(used.map(() => 0));
  expect(new Set(used.map(({ path }) => path))).toEqual(new Set(fetched.map(({ path }) => path)));
  expect(said).toEqual([]);
});

test('nothing is fetched ahead for who asks to save data', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => isFetchedAhead(request) && ahead.push(request.url()));
  await askToSaveData(page);
  await page.goto(MODELS);
  await expect(new Console(page).row(MODEL)).toBeVisible();
  for (const _remote of ['remote_bpm', 'remote_system', 'remote_mall']) await page.evaluate(whenIdle);

  expect(ahead).toEqual([]);
});
