import { capitalised, type GeneratedFile } from '@zhilv/server/template';

/** Everything that a new remote is made from. */
export interface RemoteDescription {
  /** `ticket` */
  readonly name: string;
  /** What people call it: 票务. */
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
  ...packageFiles(remote),
  ...pageFiles(remote),
  ...cardFiles(remote),
  menuFile(remote),
  endToEndFile(remote),
];

const permissionOf = (name: string): string => `${name}:overview:query`;

function packageFiles({ name, label }: RemoteDescription): readonly GeneratedFile[] {
  const folder = `remote-${name}`;
  const manifest = {
    name: `@zhilv/${folder}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    dependencies: {
      '@zhilv/federation': 'workspace:*',
      '@zhilv/platform': 'workspace:*',
      '@zhilv/ui': 'workspace:*',
      react: 'catalog:',
      'react-dom': 'catalog:',
      'react-router': 'catalog:',
    },
    devDependencies: { '@types/react': 'catalog:', '@types/react-dom': 'catalog:', typescript: 'catalog:' },
  };
  const compiler = {
    extends: '../tsconfig.base.json',
    compilerOptions: { lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
    include: ['src'],
  };
  return [
    { path: `${folder}/package.json`, text: JSON.stringify(manifest, null, 2) },
    { path: `${folder}/tsconfig.json`, text: JSON.stringify(compiler, null, 2) },
    {
      path: `${folder}/rspack.config.ts`,
      text: `import { remote } from '@zhilv/federation/preset';
import { pages } from './src/pages.ts';
import { slots } from './src/slots.ts';

export default remote({ directory: import.meta.dirname, pages, slots });
`,
    },
    {
      path: `${folder}/src/css.d.ts`,
      text: `declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.css';
`,
    },
    {
      path: `${folder}/src/pages.ts`,
      text: `import { definePages } from '@zhilv/federation/pages';

/** Every page of this remote, by the \`component\` of its menu row. */
export const pages = definePages({
  '${name}/overview/index': { module: './overview/overviewPage.ts', title: '${label}概览' },
});
`,
    },
    {
      path: `${folder}/src/slots.ts`,
      text: `import { defineSlots } from '@zhilv/federation/slots';

/** What this remote contributes to other pages. */
export const slots = defineSlots({
  '${name}/overview/card': {
    slot: 'home.card',
    module: './overview/overviewCard.ts',
    permission: '${permissionOf(name)}',
    size: 'small',
    order: 1000,
  },
});
`,
    },
  ];
}

function pageFiles({ name, label }: RemoteDescription): readonly GeneratedFile[] {
  const folder = `remote-${name}/src/overview`;
  return [
    { path: `${folder}/overviewPage.ts`, text: `export { OverviewPage as Component } from './OverviewPage.tsx';\n` },
    {
      path: `${folder}/OverviewPage.tsx`,
      text: `import { useSession } from '@zhilv/platform';
import styles from './OverviewPage.module.css';

/** Where ${label} begins. */
export function OverviewPage() {
  const { user } = useSession();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>${label}概览</h1>
      <p className={styles['greeting']}>{user?.nickname}，欢迎使用${label}。</p>
    </div>
  );
}
`,
    },
    {
      path: `${folder}/OverviewPage.module.css`,
      text: `.page {
  display: flex;
  flex-direction: column;
  gap: var(--zhilv-space-4);
}

.title {
  margin: 0;
  font-size: var(--zhilv-text-page-title);
  font-weight: 600;
  line-height: 28px;
}

.greeting {
  margin: 0;
  color: var(--zhilv-text-secondary);
}
`,
    },
  ];
}

function cardFiles({ name, label }: RemoteDescription): readonly GeneratedFile[] {
  const folder = `remote-${name}/src/overview`;
  return [
    { path: `${folder}/overviewCard.ts`, text: `export { OverviewCard as Component } from './OverviewCard.tsx';\n` },
    {
      path: `${folder}/OverviewCard.tsx`,
      text: `import { navigation } from '@zhilv/platform';
import { Card, CardNote } from '@zhilv/ui/card';

/** The way from the home page to ${label}. */
export function OverviewCard() {
  const page = navigation.pathOf('${name}/overview/index');
  return (
    <Card title="${label}" link={page === null ? null : { label: '打开', href: page }}>
      <CardNote>${label}已经就绪</CardNote>
    </Card>
  );
}
`,
    },
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
    path: `server/src/seed/menu/added/${name}Menus.ts`,
    text: `import type { MenuAddition } from '../MenuAddition.ts';
import { ${parentId === null ? 'directory, page' : 'page'} } from '../menuNode.ts';

/** ${label}: its directory and its first page. */
export const ${name}Menus: MenuAddition = {
  name: '${name}',
  parentId: ${parentId ?? 0},
  rows: [${rows}],
};
`,
  };
}

function endToEndFile({ name, label, menu }: RemoteDescription): GeneratedFile {
  return {
    path: `e2e/${name}.spec.ts`,
    text: `import { Console } from './Console.ts';
import { HomePage } from './HomePage.ts';
import { expect, test } from './test.ts';

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
