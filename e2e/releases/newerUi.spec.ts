import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OpenConsole } from '../pages/OpenConsole.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import type { MadeRelease, SourceChange } from '../lab/ReleaseLab.ts';
import { expectOneOfEach, sharedCopies } from '../lab/sharedCopies.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product and change its releases in turn.
test.describe.configure({ mode: 'serial' });

/** Changes a component of pages, and one of the console around them. No version is touched. */
const NEWER_UI: readonly SourceChange[] = [
  { file: 'shared/ui/src/button/Button.tsx', from: '{children}\n', to: `{children}{children && '（新）'}\n` },
  { file: 'shared/ui/src/icon/Icon.tsx', from: 'strokeWidth: 1.5', to: 'strokeWidth: 3' },
];
/** Changes a rule that a form follows. */
const NEWER_CONTRACT: SourceChange = {
  file: 'shared/contract/src/mall/product/property.ts',
  from: `name: field.requiredText('属性名称', 64,`,
  to: `name: field.requiredText('属性名称', 32,`,
};

let host: MadeRelease;
let mall: MadeRelease;

const own = ownProduct({
  prepare: async ({ lab }) => {
    host = await lab.build('host', NEWER_UI);
    mall = await lab.build('remote-mall', [...NEWER_UI, NEWER_CONTRACT]);
  },
});

/** Names the files of a release that hold a button of its own. */
const ownButtons = ({ directory }: MadeRelease): readonly string[] =>
  readdirSync(directory).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(directory, name), 'utf8').includes('（新）'),
  );

/** Expects the page of properties with a button of one copy of `ui` and a rule of one copy of the contract. */
async function expectProperties({ shell, list, question }: OpenConsole, button: string, longestName: number): Promise<void> {
  await expect(shell.row('票种')).toBeVisible();
  await expect(list.tool(button)).toHaveText(button);
  await list.create();
  await list.form.fill({ 属性名称: '长'.repeat(65) });
  await list.form.ok.click();
  await expect(list.form.refusals).toContainText(`不能超过 ${longestName} 个字符`);
  await list.form.cancel.click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect(list.form.dialog).toBeHidden();
}

/** Expects menu icons of one copy of `ui`, an untouched page of another remote, and one copy of each singleton. */
async function expectTheRest({ page, shell, list }: OpenConsole, strokeWidth: string): Promise<void> {
  await expect(shell.entry('商城系统').locator('svg').first()).toHaveAttribute('stroke-width', strokeWidth);
  await shell.open('系统管理', '字典管理');
  await expect(shell.row('是否推荐')).toBeVisible();
  await expect(list.tool('新增字典类型')).toHaveText('新增字典类型');
  expectOneOfEach(await sharedCopies(page));
}

test('a remote whose ui and contract are newer than the host’s runs with its own copies, and nobody else does', async ({
  browser,
  faults,
}) => {
  await own.lab.mfe('publish', mall.directory);
  const open = await OpenConsole.at('/mall/product/property', { product: own.product, browser, faults });

  await expectProperties(open, '新增商品属性（新）', 32);
  await expectTheRest(open, '1.5');
  await open.close();
});

test('a remote whose ui is older than the host’s runs with its own copy; a newer one shares the host’s again', async ({
  browser,
  faults,
}) => {
  await own.lab.mfe('rollback', 'mall');
  await own.lab.mfe('publish', host.directory);
  const open = await OpenConsole.at('/mall/product/property', { product: own.product, browser, faults });
  const { page, shell } = open;

  await expectProperties(open, '新增商品属性', 64);
  await expectTheRest(open, '3');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await own.lab.mfe('promote', 'mall', mall.id);
  await open.pickUp();
  await shell.tab('商品属性').click();
  await expectProperties(open, '新增商品属性（新）', 32);
  const copies = ownButtons(mall);
  expect(copies).not.toEqual([]);
  expect(asked.filter((file) => copies.includes(path.basename(file)))).toEqual([]);
  await open.close();
});
