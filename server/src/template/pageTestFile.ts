import { fieldTexts } from './fieldTexts.ts';
import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { screenNames } from './screenNames.ts';

/** The whole life of a record on its page, as a user with rights and as one without. */
export function pageTestFile(screen: ScreenDescription): GeneratedFile {
  const { module, label, fields } = screen;
  const { one, path, permission } = screenNames(screen);
  const [name, ...others] = fields;
  const required = others.flatMap((field) => {
    const { value } = fieldTexts(field, false);
    return value === null ? [] : [`${field.name}: ${value}`];
  });
  const draft = [`${name.name}: own.name('${label}')`, ...required].join(', ');
  return {
    path: `remote-${module}/src/${one}/${one}.page.test.tsx`,
    text: `import { auth } from '@zhilv/contract/system';
import { ${one} } from '@zhilv/contract/${module}';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as ${one}Page from './${one}.route.ts';

it('creates, finds, changes and deletes a record', async () => {
  const own = new OwnRecords();
  const [created, renamed] = [own.name('${label}'), own.name('改名')];
  const page = await renderPage(${one}Page, '${path}');
  const list = new ListView(page);

  const form = await list.create();
  await form.fill({ ${name.label}: created });
  await form.ok();
  await list.row(created);

  await list.filterBy('${name.label}', \`\${created}{Enter}\`);
  await expect.poll(() => list.names()).toEqual([created]);
  await list.filterBy('${name.label}', \`\${own.mark}{Enter}\`);

  const again = await list.edit(created);
  await again.fill({ ${name.label}: renamed });
  await again.ok();
  await expect.poll(() => list.names()).toEqual([renamed]);

  await list.delete(renamed);
  await list.confirm();
  await expect.poll(() => page.text()).toContain('没有符合条件的${label}');
});

it('offers nothing else to users who may only look', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions: ['${permission}:query'] }));
  const own = new OwnRecords();
  const id = await callElsewhere(${one}.create, { ${draft} });
  const page = await renderPage(${one}Page, '${path}');
  const list = new ListView(page);

  const offered = [...(await list.row(own.name('${label}'))).querySelectorAll('button')];
  expect(offered.map(({ title }) => title)).toEqual(['变更记录']);
  for (const name of [/^新增/, /^批量/, '导出']) expect(list.tool(name)).toBeNull();
  await callElsewhere(${one}.delete, { id });
});
`,
  };
}
