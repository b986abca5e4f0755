import { capitalised, type GeneratedFile } from '@zhilv/server/template';
import { permissionOf, remoteSources } from './remoteSources.ts';

/** The facts that a new remote of the workspace is made from. */
export interface RemoteDescription {
  /** `ticket` */
  readonly name: string;
  /** Its name for people: 票务. */
  readonly label: string;
  readonly menu: {
    /** The first of ten free ids of menu rows. */
    readonly id: number;
    /** The row of its own at the root, if there is one. */
    readonly parentId: number | null;
    readonly sort: number;
  };
}

/** A remote with a page, a card on the home page, its menu rows and a test. */
export const remoteFiles = (remote: RemoteDescription): readonly GeneratedFile[] => [
  ...[...packageFiles(remote.name), ...remoteSources({ ...remote, inMenu: true })].map(({ path, text }) => ({
    path: `remote-${remote.name}/${path}`,
    text,
  })),
  menuFile(remote),
  endToEndFile(remote),
];

function packageFiles(name: string): readonly GeneratedFile[] {
  const manifest = {
    name: `@zhilv/remote-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    dependencies: {
      '@zhilv/platform': 'workspace:*',
      '@zhilv/release': 'workspace:*',
      '@zhilv/ui': 'workspace:*',
      react: 'catalog:',
      'react-dom': 'catalog:',
      'react-router': 'catalog:',
    },
    devDependencies: {
      '@types/react': 'catalog:',
      '@types/react-dom': 'catalog:',
      '@zhilv/build': 'workspace:*',
      typescript: 'catalog:',
    },
  };
  const compiler = {
    extends: '../tsconfig.base.json',
    compilerOptions: { lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
    include: ['src'],
  };
  return [
    { path: 'package.json', text: JSON.stringify(manifest, null, 2) },
    { path: 'tsconfig.json', text: JSON.stringify(compiler, null, 2) },
  ];
}

function menuFile({ name, label, menu: { id, parentId, sort } }: RemoteDescription): GeneratedFile {
  const page = (place: number, order: number): string => `page(
    ${place},
    '${label}概览',
    {
      permission: '${permissionOf(name)}',
      sort: ${order},
      path: 'overview',
      icon: 'dashboard',
      component: '${name}/overview/index',
      componentName: '${capitalised(name)}Overview',
    },
  )`;
  const rows =
    parentId === null
      ? `directory(${id}, '${label}', { sort: ${sort}, path: '/${name}', icon: 'component' }, [${page(id + 1, 1)}])`
      : page(id, sort);
  return {
    path: `server/src/${name}/overview/overview.menu.ts`,
    text: `import type { MenuAddition } from '../../system/menu/rows/MenuAddition.ts';
import { ${parentId === null ? 'directory, page' : 'page'} } from '../../system/menu/rows/menuNode.ts';

/** ${label}: its directory and its first page. */
export const menu: MenuAddition = {
  name: '${name}',
  parentId: ${parentId ?? 0},
  rows: [${rows}],
};
`,
  };
}

function endToEndFile({ name, label, menu }: RemoteDescription): GeneratedFile {
  return {
    path: `e2e/console/${name}.spec.ts`,
    text: `import { expect, test } from '../fixtures/test.ts';
import { Console } from '../pages/Console.ts';
import { HomePage } from '../pages/HomePage.ts';

test.describe('${label}', () => {
  test.use({ as: 'admin' });

  test('has a card on the home page that leads to its page', async ({ page }) => {
    await page.goto('/index');

    await new HomePage(page).card('${label}').getByRole('link', { name: '打开' }).click();

    await expect(page).toHaveURL('/${name}/overview');
    await expect(new Console(page).heading('${label}概览')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('欢迎使用${label}');
  });
${
  menu.parentId === null
    ? `
  test('has its page in the menu', async ({ page }) => {
    await page.goto('/index');
    const shell = new Console(page);

    await shell.open('${label}', '${label}概览');

    await expect(shell.heading('${label}概览')).toBeVisible();
  });
`
    : ''
}});

test.describe('somebody without the right to ${label}', () => {
  test.use({ as: 'guest' });

  test('is offered neither card nor page', async ({ page }) => {
    await page.goto('/index');
    const home = new HomePage(page);
    await expect(home.greeting).toBeVisible();

    await expect(home.card('${label}')).toHaveCount(0);
    await expect(new Console(page).menu.getByText('${label}')).toHaveCount(0);
  });
});
`,
  };
}
