import { fieldTexts } from './fieldTexts.ts';
import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { screenNames } from './screenNames.ts';

/** The whole life of a record, as a user with rights and as one without. */
export function endToEndFile(screen: ScreenDescription): GeneratedFile {
  const { module, label, fields } = screen;
  const { one, path, permission } = screenNames(screen);
  const [name, ...others] = fields;
  const draft = [
    name.name === 'name' ? 'name' : `${name.name}: name`,
    ...others.map((field) => `${field.name}: ${fieldTexts(field, false).values[0]}`),
  ].join(', ');
  return {
    path: `e2e/${one}.spec.ts`,
    text: `import { ${one} } from '@zhilv/contract/${module}';
import { changePermissions } from './changeGrants.ts';
import { ListPage } from './ListPage.ts';
import { test } from './OwnRecords.ts';
import { accessToken, callApi } from './staff.ts';
import { expect } from './test.ts';

test.use({ as: 'admin' });

test('${label}: created, found, changed and deleted', async ({ page, own }) => {
  const [name, renamed] = [own.name('${label}'), own.name('改名')];
  await page.goto('${path}');
  const list = new ListPage(page);

  await list.create();
  await list.form.fill({ ${name.label}: name });
  await list.form.ok.click();
  await expect(list.row(name)).toBeVisible();

  await list.filter('${name.label}').fill(own.mark);
  await list.filter('${name.label}').press('Enter');
  await expect(list.rows).toHaveText([name]);

  await list.edit(name);
  await list.form.fill({ ${name.label}: renamed });
  await list.form.ok.click();
  await expect(list.rows).toHaveText([renamed]);

  await list.delete(renamed);
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('main')).toContainText('没有符合条件的${label}');
});

test('${label}: who may only look is offered nothing else', async ({ page, context, own, baseURL }) => {
  const [url, name] = [baseURL ?? '', own.name('${label}')];
  const token = await accessToken(url, 'admin');
  const id = await callApi(url, ${one}.create, { ${draft} }, token);
  await changePermissions(context, ['${permission}:query']);
  await page.goto('${path}');
  const list = new ListPage(page);

  await expect(list.row(name)).toBeVisible();
  await expect(list.row(name).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  for (const tool of [/^新增/, /^批量/, '导出']) await expect(list.tool(tool)).toBeHidden();
  await callApi(url, ${one}.delete, { id }, token);
});
`,
  };
}
