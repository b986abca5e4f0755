import { expect, it } from 'vitest';
import { readFields } from './readFields.ts';
import { screenEdits } from './newScreen.ts';

const menu = { id: 7000, parentId: 1, sort: 1 };
const edits = screenEdits({ module: 'ticket', name: 'visitorGroup', label: '团队', fields: readFields('name:text'), menu });

function after(path: string, before: string | null): string {
  const edit = edits.find((one) => one.path === path);
  if (edit === undefined) throw new Error(`No edit is of ${path}; there are ${edits.map((one) => one.path).join(', ')}.`);
  return edit.change(before);
}

it("adds the file to the end of what the remote's part of the contract exports already", () => {
  const before = "export { coupon } from './coupon.ts';\nexport { order, type OrderState } from './order.ts';\n";

  expect(after('shared/contract/src/ticket/index.ts', before)).toBe(
    `${before}export { visitorGroup } from './visitorGroup.ts';\n`,
  );
});

it("begins the remote's part of the contract with its first screen", () => {
  expect(after('shared/contract/src/ticket/index.ts', null)).toBe("export { visitorGroup } from './visitorGroup.ts';\n");
});

it('names that part in the manifest of the contract once, after those that are there', () => {
  const before = JSON.stringify({ exports: { '.': './src/index.ts', './system': './src/system/index.ts' } });
  const once = after('shared/contract/package.json', before);

  expect(JSON.parse(once)).toEqual({
    exports: { '.': './src/index.ts', './system': './src/system/index.ts', './ticket': './src/ticket/index.ts' },
  });
  expect(after('shared/contract/package.json', once)).toBe(once);
});

it('gives the remote what a screen and its test import, and leaves the versions that it has', () => {
  const before = JSON.stringify({ dependencies: { '@zhilv/crud': 'file:crud.tgz', react: 'catalog:' }, devDependencies: {} });

  expect(JSON.parse(after('remote-ticket/package.json', before))).toEqual({
    dependencies: { '@zhilv/contract': 'workspace:*', '@zhilv/crud': 'file:crud.tgz', react: 'catalog:' },
    devDependencies: { '@zhilv/testing': 'workspace:*', vitest: 'catalog:' },
  });
});
