import { type ScreenDescription, screenNames } from '@zhilv/server/template';
import { addToPackage } from './addToPackage.ts';
import type { Edit } from './applyChanges.ts';

/** Gives the edits that export the contract's new file, and those that a remote's first screen needs in manifests. */
export function screenEdits(screen: ScreenDescription): readonly Edit[] {
  const { module } = screen;
  const { one } = screenNames(screen);
  return [
    {
      path: `shared/contract/src/${module}/index.ts`,
      change: (before) => `${before ?? ''}export { ${one} } from './${one}.ts';\n`,
    },
    {
      path: 'shared/contract/package.json',
      change: (before) => addToPackage(before ?? '', 'exports', { [`./${module}`]: `./src/${module}/index.ts` }),
    },
    {
      path: `remote-${module}/package.json`,
      change: (before) =>
        addToPackage(
          addToPackage(before ?? '', 'dependencies', { '@zhilv/contract': 'workspace:*', '@zhilv/crud': 'workspace:*' }),
          'devDependencies',
          { '@zhilv/testing': 'workspace:*', vitest: 'catalog:' },
        ),
    },
  ];
}
