import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { screenNames } from './screenNames.ts';

/** The page: what the remote shows of the records. */
export function routeFile(screen: ScreenDescription): GeneratedFile {
  const { module, label, fields } = screen;
  const { one, pageKey } = screenNames(screen);
  // Its state stands third from the end, before the time and the actions.
  const columns = [...fields.filter(({ kind }) => kind !== 'dict'), ...fields.filter(({ kind }) => kind === 'dict')];
  return {
    path: `remote-${module}/src/${one}/${one}.route.ts`,
    text: `import { ${one} } from '@zhilv/contract/${module}';
import { screen } from '@zhilv/crud';

export const page = { key: '${pageKey}', title: '${label}管理' };

/** List and editor of ${label}. */
export const { Component, loader } = screen(${one}, {
  page,
  columns: [${columns.map(({ name }) => `'${name}'`).join(', ')}, 'createTime'],
});
`,
  };
}
