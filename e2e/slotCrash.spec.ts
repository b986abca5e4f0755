import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Console } from './Console.ts';
import { HomePage } from './HomePage.ts';
import { type Site, startSite } from './site.ts';
import { signInOver } from './staff.ts';
import { expect, test } from './test.ts';

const root = path.resolve(import.meta.dirname, '..');

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** Publishes a release of remote_bpm whose card throws as soon as it renders; digests and all, it is a proper one. */
function publishBrokenCard(folder: string): void {
  const releases = path.join(site.dataDirectory, 'site/remotes/remote_bpm');
  const [live = ''] = readdirSync(releases);
  const release = path.join(folder, 'broken');
  cpSync(path.join(releases, live), release, { recursive: true });
  const files = readdirSync(release);
  for (const file of files.filter((file) => file.endsWith('.br'))) rmSync(path.join(release, file));
  const card = files.find((file) => /^slot-bpm-model.*\.js$/.test(file)) ?? '';

  const before = new Map([card, 'remoteEntry.js'].map((file) => [file, digestOf(path.join(release, file))]));
  change(path.join(release, card), '"个模型"', '(()=>{throw new Error("broken card")})()');
  change(path.join(release, 'remoteEntry.js'), before.get(card) ?? '', digestOf(path.join(release, card)));
  const description = path.join(release, 'release.json');
  for (const [file, digest] of before) change(description, digest, digestOf(path.join(release, file)));
  change(description, live, `${live}-broken`);
  execFileSync(process.execPath, ['shared/federation/src/cli/main.ts', 'publish', release], {
    cwd: root,
    env: { ...process.env, SITE_DIR: path.join(site.dataDirectory, 'site') },
  });
}

const digestOf = (file: string): string => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

function change(file: string, from: string, to: string): void {
  const content = readFileSync(file, 'utf8');
  expect(content, `${from} in ${file}`).toContain(from);
  writeFileSync(
    file,
    content.replaceAll(from, () => to),
  );
}

test('a card that throws while it renders costs the page nothing but itself, and one line on the console', async ({
  browser,
  faults,
}, testInfo) => {
  publishBrokenCard(testInfo.outputPath());
  const context = await browser.newContext({
    baseURL: site.url,
    storageState: await signInOver(site.url, 'admin'),
    locale: 'zh-CN',
  });
  faults.watch(context);
  faults.expect(/broken card/, 1);
  const page = await context.newPage();
  const broken = page.waitForEvent('console', (message) => message.text().includes('broken card'));
  await page.goto('/index');
  const home = new HomePage(page);
  await broken;

  await expect(home.cardTitles).toHaveText(['未读消息']);
  await expect(home.greeting).toContainText('管理员');
  await expect(new Console(page).messages).toHaveCount(0);
  await home.shortcuts.filter({ hasText: '流程模型' }).click();
  await expect(new Console(page).row('员工请假')).toBeVisible();
  await context.close();
});
