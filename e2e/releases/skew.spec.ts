import type { TextChange } from '../lab/alterRelease.ts';
import { HomePage } from '../pages/HomePage.ts';
import { OpenConsole } from '../pages/OpenConsole.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { CONSOLE_REMOTES, type RemoteTrail, remoteTrails } from '../product/remoteTrails.ts';
import { expect, test } from '../fixtures/test.ts';

/** People see pages of a remote, of one or the other release, or read why there are none. */
type Outcome = 'runs' | 'runs the newer one' | 'downgraded' | 'refused';

const PUBLIC = 'remote_public';
const REMOTES = [...CONSOLE_REMOTES, PUBLIC];
/** Has a release ask for something that only the newer host has. */
const demand = ({ platform }: { platform: string[] }) => void platform.push('ofTomorrow');

let trails: readonly RemoteTrail[];

const own = ownProduct({
  prepare: async ({ product }) => {
    const all = await remoteTrails(product.url);
    trails = CONSOLE_REMOTES.map((remote) => {
      // People call a remote by the root that most of its pages are in.
      const ofRemote = all.filter((one) => one.remote === remote);
      const inRoot = (root = '') => ofRemote.filter(({ titles }) => titles[0] === root).length;
      const [trail] = ofRemote.toSorted((one, other) => inRoot(other.titles[0]) - inRoot(one.titles[0]));
      if (!trail) throw new Error(`the menu shows no page of ${remote}`);
      return trail;
    });
  },
});

/** Changes a text by which people tell the newer release: the heading of a page, or a link in the frame of the public site. */
function newerText(remote: string): TextChange {
  if (remote === PUBLIC) return { file: /^(page-public-frame-.*\.js|server\.mjs)$/, from: '进入控制台', to: '进入控制台（新）' };
  const title = trails.find((trail) => trail.remote === remote)?.title;
  return { file: /^page-.*\.js$/, from: `title:"${title}"`, to: `title:"${title}（新）"` };
}

/** Opens a page of every remote, and last the console's own, in one document. */
async function expectConsole(open: OpenConsole, outcome: Outcome): Promise<void> {
  const { page, shell, list } = open;
  const main = page.getByRole('main');
  // The first page is opened by its address, the others by the menu.
  await page.goto(trails[0]?.path ?? '');
  for (const { titles, title } of trails) {
    await shell.open(...titles);
    if (outcome === 'refused') {
      await expect(shell.heading('此功能与当前系统版本不匹配')).toBeVisible();
      await expect(main.getByRole('alert')).toContainText('此功能暂时无法使用');
      continue;
    }
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(outcome === 'runs the newer one' ? `${title}（新）` : title);
    if (outcome === 'downgraded') {
      await expect(open.notice(`「${titles[0]}」新版本暂时无法使用，已改用上一版本`)).toBeVisible();
    }
    await expect(list.rows.first()).toBeVisible();
  }
  if (outcome !== 'downgraded') await expect(shell.messages).toHaveCount(0);
  await shell.tab('首页').click();
  await expect(new HomePage(page).greeting).toContainText('管理员');
}

/** Expects the home page of one or the other release; visitors are told nothing of releases. */
async function expectPublicSite({ page }: OpenConsole, outcome: Outcome): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/home');
  if (outcome === 'refused') {
    await expect(main.getByRole('heading', { name: '网站暂时打不开' })).toBeVisible();
    await expect(main).toContainText('网站正在更新');
    return;
  }
  const entrance = page.getByRole('banner').getByRole('link', { name: '进入控制台' });
  await expect(entrance).toHaveText(outcome === 'runs the newer one' ? '进入控制台（新）' : '进入控制台');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
}

test('whatever the ages of host and remotes, every page runs, runs an older release, or says why it cannot', async ({
  browser,
  faults,
}) => {
  test.setTimeout(240_000);
  const { lab } = own;
  const older = new Map(REMOTES.map((remote) => [remote, lab.active(remote)]));
  const eachRemote = async (act: (remote: string, older: string) => Promise<unknown>) => {
    for (const [remote, release] of older) await act(remote, release);
  };
  const open = await OpenConsole.at('/index', { product: own.product, browser, faults });
  const expectEverywhere = async (outcome: Outcome) => {
    await expectConsole(open, outcome);
    await expectPublicSite(open, outcome);
  };

  await test.step('an older host, older remotes', () => expectEverywhere('runs'));

  await test.step('an older host, newer remotes', async () => {
    await eachRemote((remote) => lab.publish(remote, { texts: [newerText(remote)], describe: demand }));
    await expectEverywhere('downgraded');
  });

  await test.step('an older host, newer remotes alone', async () => {
    await eachRemote((remote, release) => lab.mfe('block', remote, release));
    await expectEverywhere('refused');
  });

  await test.step('a newer host, newer remotes', async () => {
    await lab.publish('host', { describe: demand });
    await expectEverywhere('runs the newer one');
  });

  await test.step('a newer host, older remotes', async () => {
    await eachRemote(async (remote, release) => {
      await lab.mfe('block', remote, release, '--undo');
      await lab.mfe('promote', remote, release);
    });
    await expectEverywhere('runs');
  });
  await open.close();
});
