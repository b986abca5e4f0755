import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { menuPlace, type ScreenDescription, screenFiles, screenNames } from '@zhilv/server/template';
import { addToPackage } from './addToPackage.ts';
import { applyChanges, type Edit, run } from './applyChanges.ts';
import { GeneratorError } from './GeneratorError.ts';
import { codeName, existingRemote, label } from './names.ts';
import { readFields } from './readFields.ts';

const DEFAULT_FIELDS = 'name:text,status:dict=common_status,remark:longText';

interface ScreenRequest {
  readonly remote: string;
  readonly name: string;
  readonly label: string | undefined;
  readonly fields: string | undefined;
}

/**
 * Makes a list with its editor, from the table to the test of its page, with migration and menu rows.
 * @returns the files written, from the root
 * @throws GeneratorError
 */
export function newScreen(root: string, request: ScreenRequest): readonly string[] {
  const screen = describe(root, request);
  const { many, table } = screenNames(screen);
  refuseTakenTable(root, many);
  const written = applyChanges(root, screenFiles(screen), screenEdits(screen));
  run(root, process.execPath, ['tools/run.mjs', '--pnpm', 'install']);
  const server = path.join(root, 'server');
  run(server, path.join(server, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', `add_${table}`]);
  return [...written, ...migrationFiles(root, table)];
}

/** The migration that makes a table, with the snapshot and the journal by which the next one is found. */
const migrationFiles = (root: string, table: string): readonly string[] =>
  globSync(`server/migrations/*_add_${table}.sql`, { cwd: root }).flatMap((file) => {
    const [number = ''] = path.basename(file).split('_');
    return [file, `server/migrations/meta/${number}_snapshot.json`, 'server/migrations/meta/_journal.json'];
  });

function describe(root: string, request: ScreenRequest): ScreenDescription {
  const module = existingRemote(root, request.remote);
  const name = codeName(request.name, 'screen');
  const { id, parentId, sort } = menuPlace(module);
  if (parentId === null)
    throw new GeneratorError(
      `no menu row at the root has the path /${module}, so there is no place for the page; see server/src/system/menu`,
    );
  return {
    module,
    name,
    label: label(request.label ?? name),
    fields: readFields(request.fields ?? DEFAULT_FIELDS),
    menu: { id, parentId, sort },
  };
}

/** All tables are put together under their names in code. */
function refuseTakenTable(root: string, many: string): void {
  const folder = path.join(root, 'server/src');
  const taken = globSync('**/*.table.ts', { cwd: folder }).find((file) =>
    new RegExp(`^export const ${many}\\b`, 'm').test(readFileSync(path.join(folder, file), 'utf8')),
  );
  if (taken !== undefined)
    throw new GeneratorError(`server/src/${taken} has a table ${many} already; call the screen something else`);
}

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
