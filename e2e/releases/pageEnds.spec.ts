import type { Request } from '@playwright/test';
import { auth } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import type { MadeRelease } from '../lab/ReleaseLab.ts';
import { OpenConsole } from '../pages/OpenConsole.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product and change its remotes in turn.
test.describe.configure({ mode: 'serial' });

const FILE = 'remote-system/src/dict/dictType.route.ts';

/** The list of 配置管理, which loads again when its records were changed elsewhere. */
const OTHERS = '/infra/config/page';

let leavesTimer: MadeRelease;

const own = ownProduct({
  prepare: async ({ lab }) => {
    leavesTimer = await lab.build('remote-system', [
      {
        file: FILE,
        from: "import { screen } from '@zhilv/crud';",
        to: `import { screen } from '@zhilv/crud';
import { call, changes, messages } from '@zhilv/platform';
import { createElement, useEffect } from 'react';`,
      },
      {
        file: FILE,
        from: 'export const { Component, loader } = screen(',
        to: `export const loader = (args: never) => list.loader(args);
export function Component() {
  useEffect(() => {
    setInterval(() => {
      messages.notice('定时消息');
      // The tests' clock runs ahead of the back end, so that calls end as too late.
      void call(dictType.page, { pageNo: 7, pageSize: 1 }).catch(() => {});
      changes.announce('${OTHERS}');
    }, 1_000);
  }, []);
  return createElement(list.Component);
}
const list = screen(`,
      },
    ]);
  },
});

/** Opens 字典管理 of the release that leaves a timer behind, and hears what the timer sends. */
async function openWithTimer(browserAndFaults: Pick<Parameters<typeof OpenConsole.at>[1], 'browser' | 'faults'>) {
  if (own.lab.active('remote_system') !== leavesTimer.id) await own.lab.mfe('publish', leavesTimer.directory);
  const open = await OpenConsole.at('/system/dict', { product: own.product, ...browserAndFaults });
  const sent: string[] = [];
  open.page.on('request', (request: Request) => {
    if (['/system/dict-type/page?pageNo=7', OTHERS].some((address) => request.url().includes(address))) sent.push(request.url());
  });
  const message = open.page.getByText('定时消息');
  const expectTicks = async (): Promise<void> => {
    await open.page.clock.runFor(3_000);
    await expect(message.first()).toBeVisible();
    await expect.poll(() => sent.length).toBeGreaterThan(0);
  };
  const expectSilence = async (): Promise<void> => {
    // What was shown before goes by itself.
    await open.page.clock.runFor(10_000);
    await expect(message).toHaveCount(0);
    sent.length = 0;
    await open.page.clock.runFor(10_000);
    await expect(message).toHaveCount(0);
    expect(sent).toEqual([]);
  };
  await expectTicks();
  return { open, page: open.page, shell: open.shell, expectTicks, expectSilence, sent };
}

test('a timer that a closed tab left behind sends and says nothing, while other pages of its remote go on', async ({
  browser,
  faults,
}) => {
  const { open, shell, expectSilence } = await openWithTimer({ browser, faults });
  await shell.open('基础设施', '配置管理');
  await expect(shell.heading('配置管理')).toBeVisible();

  await shell.closeTab('字典管理');
  await expectSilence();

  await open.list.tool('刷新').click();
  await expect(open.list.rows.first()).toBeVisible();
  await open.close();
});

test('a page that is covered because its remote is switched off sends and says nothing until that is switched on', async ({
  browser,
  faults,
}) => {
  const { open, page, expectTicks, expectSilence } = await openWithTimer({ browser, faults });
  await open.typeSomething();

  await own.lab.mfe('disable', 'remote_system', '--message', '字典维护中');
  await open.pickUp();
  await expect(page.getByRole('alert').filter({ hasText: '字典维护中' })).toBeVisible();
  await expectSilence();

  await own.lab.mfe('enable', 'remote_system');
  await open.pickUp();
  await expect(open.typed).toHaveValue('写了一半');
  await expectTicks();
  await open.close();
});

test('a timer of a release that was taken back sends and says nothing once its page was exchanged', async ({
  browser,
  faults,
}) => {
  const { open, shell, expectSilence } = await openWithTimer({ browser, faults });

  await own.lab.mfe('rollback', 'remote_system');
  await open.pickUp();
  await shell.tab('首页').click();
  await shell.tab('字典管理').click();
  await expect(open.list.rows.first()).toBeVisible();
  await expectSilence();

  await own.lab.mfe('promote', 'remote_system', leavesTimer.id);
  await open.close();
});

test('who signs out is followed by no call of a timer', async ({ browser, faults }) => {
  const { open, page, shell, sent } = await openWithTimer({ browser, faults });
  const signingOut = new Calls(page, auth.logout);
  const release = await signingOut.hold();

  await shell.signOut();
  await expect.poll(() => signingOut.seen.length).toBe(1);
  sent.length = 0;
  await page.clock.runFor(5_000);
  expect(sent).toEqual([]);

  release();
  await expect(page).toHaveURL('/home');
  await open.close();
});
