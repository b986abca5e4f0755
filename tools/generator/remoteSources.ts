import type { GeneratedFile } from '@zhilv/server/template';

interface SourcesDescription {
  /** `ticket` */
  readonly name: string;
  /** Its name for people: 票务. */
  readonly label: string;
  /** True where a menu row leads to its page; else the page has an address of its own, for everybody who is signed in. */
  readonly inMenu: boolean;
}

/** Gives the first sources of a remote, wherever it is built: a page, and a card on the home page. Paths are from its folder. */
export const remoteSources = (remote: SourcesDescription): readonly GeneratedFile[] => [
  ...tableFiles(remote),
  ...pageFiles(remote),
  ...cardFiles(remote),
];

export const permissionOf = (name: string): string => `${name}:overview:query`;

function tableFiles({ name, label, inMenu }: SourcesDescription): readonly GeneratedFile[] {
  return [
    {
      path: 'rspack.config.ts',
      text: `import { remote } from '@zhilv/build';
import { slots } from './src/slots.ts';

export default remote({ directory: import.meta.dirname, title: '${label}', slots });
`,
    },
    {
      path: 'src/css.d.ts',
      text: `declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.css';
`,
    },
    {
      path: 'src/slots.ts',
      text: `import { defineSlots } from '@zhilv/release/slots';

/** The contributions of this remote to other pages. */
export const slots = defineSlots({
  '${name}/overview/card': {
    slot: 'home.card',
    module: './overview/overview.slot.ts',${inMenu ? `\n    permission: '${permissionOf(name)}',` : ''}
    size: 'small',
    order: 1000,
  },
});
`,
    },
  ];
}

function pageFiles({ name, label, inMenu }: SourcesDescription): readonly GeneratedFile[] {
  const folder = 'src/overview';
  return [
    {
      path: `${folder}/overview.route.ts`,
      text: `export const page = { key: '${name}/overview/index', ${inMenu ? '' : `path: '/${name}/overview', `}title: '${label}概览' };

export { OverviewPage as Component } from './OverviewPage.tsx';
`,
    },
    {
      path: `${folder}/OverviewPage.tsx`,
      text: `import { useSession } from '@zhilv/platform';
import styles from './OverviewPage.module.css';

/** The first page of ${label}. */
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

function cardFiles({ name, label }: SourcesDescription): readonly GeneratedFile[] {
  const folder = 'src/overview';
  return [
    { path: `${folder}/overview.slot.ts`, text: `export { OverviewCard as Component } from './OverviewCard.tsx';\n` },
    {
      path: `${folder}/OverviewCard.tsx`,
      text: `import { navigation } from '@zhilv/platform';
import { Card, CardNote } from '@zhilv/ui/card';

/** Leads from the home page to ${label}. */
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
