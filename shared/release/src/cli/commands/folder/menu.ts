import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { planOf } from '../../../build/planOf.ts';
import { readBuiltRelease } from '../../../files/builtRelease.ts';
import { type SuggestedRow, suggestedRows } from '../../../key/suggestedRows.ts';
import { examples } from '../../wording/examples.ts';
import type { CommandContext } from '../CommandContext.ts';

export const menuCommand = ({ print }: CommandContext): Command =>
  new Command('menu')
    .description('what to enter in 菜单管理, so that pages without a path of their own are in the menu')
    .argument('[folder]', 'folder of a remote or of a release of it', '.')
    .option('--json', 'as JSON, with the names that a ruoyi-vue-pro gives the fields')
    .addHelpText('after', `\nIt changes nothing.\n${examples('mfe menu', 'mfe menu remote-bpm/dist/0.1.0-0a1b2c3d4e --json')}`)
    .action(async (folder: string, { json = false }: { json?: boolean }) => {
      const directory = path.resolve(folder);
      const isBuilt = existsSync(path.join(directory, 'release.json'));
      const remote = isBuilt ? readBuiltRelease(directory).release : await planOf(directory);
      const rows = suggestedRows(remote);
      if (json) print(JSON.stringify(rows.map(onWire), null, 2));
      else {
        const lines = [...linesOf(rows), ...Object.entries(remote.pages).flatMap(pathLine)];
        print(lines.length === 0 ? `${remote.name} has no pages, so there is nothing to enter` : lines.join('\n'));
      }
    });

const TYPES = { directory: { label: '目录', value: 1 }, page: { label: '菜单', value: 2 } } as const;

const onWire = ({ type, ...row }: SuggestedRow): object => ({ type: TYPES[type].value, ...row });

/** Each row with the labels of the form, in the form's order. */
function linesOf(rows: readonly SuggestedRow[]): readonly string[] {
  const [top] = rows;
  if (top === undefined) return [];
  const lines = rows.flatMap((row) => [
    row === top ? '新增菜单' : `新增下级 of ${top.name}`,
    `  类型      ${TYPES[row.type].label}`,
    `  菜单名称  ${row.name}`,
    `  路由地址  ${row.path}`,
    ...(row.component === undefined ? [] : [`  页面      ${row.component}`]),
    ...(row.componentName === undefined ? [] : [`  组件名称  ${row.componentName}`]),
    ...(row.permission === undefined ? [] : [`  权限标识  ${row.permission}`]),
    '',
  ]);
  return ['In 菜单管理:', '', ...lines, 'Then give it to roles: 角色管理, 菜单权限.'];
}

const pathLine = ([key, { path: own }]: readonly [string, { readonly path?: string | undefined }]): readonly string[] =>
  own === undefined ? [] : [`${key} is at ${own} for everybody who is signed in, and needs no row`];
