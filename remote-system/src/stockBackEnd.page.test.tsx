import { within } from '@testing-library/dom';
import { dictType, oauth2Client, operateLog, post, tenantPackage } from '@zhilv/contract/system';
import { answerBarely } from '@zhilv/testing/page/answer-barely';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { type PageModule, type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { describe, expect, it } from 'vitest';
import * as deptPage from './dept/dept.route.ts';
import * as loginLogPage from './log/loginLog.route.ts';
import * as operateLogPage from './log/operateLog.route.ts';
import * as menuPage from './menu/menu.route.ts';
import * as notifyRecordPage from './notify/record/notifyRecord.route.ts';
import * as notifyTemplatePage from './notify/template/notifyTemplate.route.ts';
import * as oauth2ClientPage from './oauth2/oauth2Client.route.ts';
import * as postPage from './post/post.route.ts';
import * as rolePage from './role/role.route.ts';
import * as tenantPage from './tenant/tenant.route.ts';
import * as tenantPackagePage from './tenantPackage/tenantPackage.route.ts';
import * as userPage from './user/user.route.ts';

/*
 * A stock ruoyi-vue-pro has none of the calls that are ours alone, and leaves empty what it may. A call that is not named here counts
 * as ours. Pages that are ours alone say so in tests of their own.
 */
const RECORDS =
  'dept|dict-data|dict-type|login-log|menu|notify-message|notify-template|oauth2-client|operate-log|permission|post|role|tenant|tenant-package|user';
const CALLS =
  'page|list|list-all-simple|get-simple-list|get|create|update|update-status|update-password|delete|export|import|get-import-template|send-notify|list-role-menus|list-user-roles|assign-[a-z-]+';
const OF_STOCK = new RegExp(`^/system/(${RECORDS})/(${CALLS})$`);

interface List {
  readonly of: PageModule & { readonly page: { readonly title: string } };
  /** The number of dialogs at least: for a new record, and from one that may be changed. */
  readonly dialogs: number;
  /** Makes a record, where there is none, or none that may be changed. */
  readonly make?: () => Promise<unknown>;
}

const LISTS: readonly List[] = [
  { of: userPage, dialogs: 3 },
  { of: rolePage, dialogs: 4 },
  { of: menuPage, dialogs: 4 },
  { of: deptPage, dialogs: 4 },
  { of: postPage, dialogs: 2, make: () => callElsewhere(post.create, { ...named('岗位'), sort: 1, status: 0 }) },
  { of: notifyTemplatePage, dialogs: 3, make: () => new OwnRecords().makeNotifyTemplate('{person}，你好') },
  { of: notifyRecordPage, dialogs: 1, make: () => new OwnRecords().sendMessage() },
  // Nobody changes a tenant without a package, which is the platform's.
  { of: tenantPage, dialogs: 1 },
  { of: tenantPackagePage, dialogs: 2, make: makePackage },
  { of: loginLogPage, dialogs: 0 },
  { of: operateLogPage, dialogs: 1, make: changeDictType },
  { of: oauth2ClientPage, dialogs: 3, make: makeClient },
];

function named(what: string) {
  const own = new OwnRecords();
  return { name: own.name(what), code: own.key('own') };
}

function makePackage() {
  return callElsewhere(tenantPackage.create, { name: named('套餐').name, status: 0, menuIds: [1, 105] });
}

function makeClient() {
  const { name, code } = named('应用');
  const grants = {
    authorizedGrantTypes: ['authorization_code'],
    redirectUris: ['https://a.example/back'],
    scopes: ['user.read'],
  };
  return callElsewhere(oauth2Client.create, { ...grants, clientId: code, name, status: 0 });
}

/** Does what the log has a row of, and waits until it is written, which happens beside the calls. */
async function changeDictType(): Promise<void> {
  const { id, name, type } = await new OwnRecords().makeDictType();
  await callElsewhere(dictType.update, { id, name, type, status: 1 });
  const written = async () =>
    (await callElsewhere(operateLog.page, { pageSize: 100, type: 3 })).list.map(({ recordId }) => recordId);
  await expect.poll(written).toContain(String(id));
}

/** What no person should read: a failure, or a value that is not there. */
function faultsIn(page: RenderedPage): readonly string[] {
  const alerts = page.queryAllByRole('alert').map(({ textContent }) => textContent);
  const values = /undefined|\bnull\b|NaN|Invalid Date|\[object|请求失败|加载失败/.exec(document.body.textContent) ?? [];
  return [...alerts, ...values].filter((text) => text !== '');
}

const MORE = /的更多操作$/;

/** A button that opens a dialog, and the choice in it that opens a further one. */
type Opener = readonly [button: string, choice?: string];

/** What opens dialogs: the button for a new record, and the actions of one record that do not delete it. */
async function openersOn(page: RenderedPage): Promise<readonly Opener[]> {
  const buttons = within(page.main()).queryAllByRole<HTMLButtonElement>('button');
  const names = buttons
    .filter(({ disabled }) => !disabled)
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  const [, edited, shown] =
    names.map((name) => /^修改(「.+」)$|^(「.+」)的详情$/.exec(name)).find((found) => found !== null) ?? [];
  const ofRecord = new Set(names.filter((name) => name.includes(edited ?? shown ?? '「') && !/^(删除|复制)/.test(name)));
  const openers: Opener[] = names.filter((name) => name.startsWith('新增')).map((name) => [name]);
  for (const name of ofRecord) {
    if (!MORE.test(name)) openers.push([name]);
    else for (const choice of await choicesOf(page, name)) openers.push([name, choice]);
  }
  return openers;
}

async function choicesOf(page: RenderedPage, more: string): Promise<readonly string[]> {
  await page.press(more);
  const choices = within(await page.findByRole('dialog', { name: more })).getAllByRole<HTMLButtonElement>('button');
  const names = choices
    .filter((each) => !each.disabled && each.getAttribute('aria-disabled') !== 'true')
    .map((each) => each.textContent);
  await closeDialog(page);
  return names.filter((name) => name !== '删除');
}

async function open(page: RenderedPage, [name, choice]: Opener): Promise<void> {
  const [button] = await page.findAllByRole('button', { name });
  if (button) await page.user.click(button);
  if (choice !== undefined)
    await page.user.click(within(await page.findByRole('dialog', { name })).getByRole('button', { name: choice }));
  await page.findByRole('dialog', { name: (opened) => !MORE.test(opened) });
}

/** Waits until nothing on the screen is on its way any more. */
const loaded = () =>
  expect.poll(() => document.querySelector('[aria-busy="true"], [role="status"][aria-label="正在加载"]')).toBeNull();

async function closeDialog(page: RenderedPage): Promise<void> {
  await page.user.keyboard('{Escape}');
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
}

describe.each(['null', 'absent'] as const)('in front of a back end that has none of our calls, and leaves fields %s', (empty) => {
  const answerAsStock = () => answerBarely(empty, ({ path }) => OF_STOCK.test(path));

  it.each(LISTS.map((list) => [list.of.page.title, list] as const))(
    '%s shows all its records, and the dialogs of one',
    async (_title, { of, dialogs, make }) => {
      await make?.();
      const page = await renderPage(of, '/system/under-test');
      const records = (): number => page.queryAllByRole('rowheader').length;
      await expect.poll(records).toBeGreaterThan(0);
      const all = records();

      await answerAsStock();
      await page.reload();

      await expect.poll(records).toBe(all);
      await loaded();
      expect(faultsIn(page)).toEqual([]);
      const openers = await openersOn(page);
      expect(openers.length).toBeGreaterThanOrEqual(dialogs);
      for (const opener of openers) {
        await open(page, opener);
        await loaded();
        expect(faultsIn(page), opener.join(' › ')).toEqual([]);
        await closeDialog(page);
      }
    },
  );
});
