import { filtersOf } from './contractFile.ts';
import { fieldTexts } from './fieldTexts.ts';
import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { screenNames } from './screenNames.ts';

/** What the remote shows: the resource, the page, and the module that the page table names. */
export function pageFiles(screen: ScreenDescription): readonly GeneratedFile[] {
  const folder = `remote-${screen.module}/src/${screen.name}`;
  const { one, many, type } = screenNames(screen);
  return [
    { path: `${folder}/${many}.ts`, text: resource(screen) },
    { path: `${folder}/${type}Page.tsx`, text: page(screen) },
    {
      path: `${folder}/${one}Page.ts`,
      text: `import { listLoader } from '@zhilv/crud';
import { ${many} } from './${many}.ts';

export { ${type}Page as Component } from './${type}Page.tsx';

export const loader = listLoader(${many});
`,
    },
  ];
}

function resource(screen: ScreenDescription): string {
  const { module, label, fields } = screen;
  const { one, many } = screenNames(screen);
  const texts = fields.map((field, index) => ({ name: field.name, ...fieldTexts(field, index === 0) }));
  const kit = [...new Set(['dateTime', 'defineResource', ...texts.map(({ kitName }) => kitName)])].toSorted();
  const initial = texts.flatMap(({ name, initial: value }) => (value === null ? [] : [`${name}: ${value}`]));
  return `import { ${one} } from '@zhilv/contract/${module}';
import { ${kit.join(', ')} } from '@zhilv/crud';

/** What is shown of ${label}. */
export const ${many} = defineResource({
  name: '${label}',
  api: ${one},
  fields: {
    ${texts.map(({ name, kit: call }) => `${name}: ${call},`).join('\n    ')}
    createTime: dateTime('创建时间'),
  },
  nameField: '${fields[0].name}',${initial.length > 0 ? `\n  initial: { ${initial.join(', ')} },` : ''}
});
`;
}

function page(screen: ScreenDescription): string {
  const { label, fields } = screen;
  const { many, type } = screenNames(screen);
  const quoted = (names: readonly { readonly name: string }[]): string => names.map(({ name }) => `'${name}'`).join(', ');
  // Its state stands third from the end, before the time and the actions.
  const columns = [...fields.filter(({ kind }) => kind !== 'dict'), ...fields.filter(({ kind }) => kind === 'dict')];
  return `import {
  BatchDelete,
  CreateButton,
  DeleteAction,
  EditAction,
  ExportButton,
  FilterBar,
  FormModal,
  ListPage,
  RecordTable,
  useEditor,
  useList,
} from '@zhilv/crud';
import { ${many} } from './${many}.ts';

/** List and editor of ${label}. */
export function ${type}Page() {
  const list = useList(${many});
  const editor = useEditor(${many}, list.reload);
  return (
    <ListPage
      list={list}
      title="${label}管理"
      actions={<CreateButton editor={editor} />}
      filter={<FilterBar list={list} fields={[${quoted(filtersOf(screen))}, 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={[${quoted(columns)}, 'createTime']}
        batchActions={<BatchDelete list={list} />}
        tools={<ExportButton list={list} />}
        rowActions={(row) => (
          <>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
          </>
        )}
        emptyAction={<CreateButton editor={editor} />}
      />
      <FormModal editor={editor} fields={[${quoted(fields)}]} />
    </ListPage>
  );
}
`;
}
