import { filtersOf } from './contractFile.ts';
import { fieldTexts } from './fieldTexts.ts';
import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { screenNames } from './screenNames.ts';

/** Where the error codes of generated screens begin; each has ten, by the id of its menu row. */
const FIRST_ERROR_CODE = 1_100_000_000;

/** The code with which the server says that there is no such record; the next one: that its name is taken. */
export const errorCodeOf = ({ menu }: ScreenDescription): number => FIRST_ERROR_CODE + menu.id * 10;

/** What the server answers. */
export function handlerFile(screen: ScreenDescription): GeneratedFile {
  const { module, label, fields } = screen;
  const { one, many } = screenNames(screen);
  const [name] = fields;
  const filters = filtersOf(screen);
  const conditions = filters.map(({ name: field, kind }) =>
    kind === 'dict' ? `equals(${many}.${field}, ${field}),` : `contains(${many}.${field}, ${field}),`,
  );
  const matchers = filters.some(({ kind }) => kind === 'dict') ? 'contains, equals, within' : 'contains, within';
  const sortable = [...fields.filter(({ kind }) => kind !== 'longText').map((field) => field.name), 'createTime'];
  const columns = fields.map((field, index) => {
    const { exported } = fieldTexts(field, index === 0);
    return `['${field.label}', '${field.name}'${exported === null ? '' : `, ${exported}`}],`;
  });
  return {
    path: `server/src/${module}/${one}.ts`,
    text: `import { ${one} } from '@zhilv/contract/${module}';
import { exportFile } from '../app/exportFile.ts';
import { ${matchers} } from '../app/filters.ts';
import { BusinessError, type Implementation, implement, implementFile } from '../app/implement.ts';
import { type FiltersOf, listOf, pageOfRows } from '../app/paging.ts';
import { recordsOf } from '../app/records.ts';
import { findRow } from '../app/rows.ts';
import { ${many} } from '../db/schema/${one}.ts';

const records = recordsOf(${many}, {
  missing: () => new BusinessError(${errorCodeOf(screen)}, '${label}不存在'),
  unique: [{ by: ['${name.name}'], taken: () => new BusinessError(${errorCodeOf(screen) + 1}, '已经存在该${name.label}的${label}') }],
});

const list = listOf(${many}, {
  matches: ({ ${[...filters.map((field) => field.name), 'createTime'].join(', ')} }: FiltersOf<typeof ${one}.page>) => [
    ${conditions.join('\n    ')}
    ...within(${many}.createTime, createTime),
  ],
  sortable: [${sortable.map((field) => `'${field}'`).join(', ')}],
});

/** What is answered about ${label}. */
export const ${one}Implementations: readonly Implementation[] = [
  implement(${one}.page, (call) => pageOfRows(call, list)),
  implement(${one}.get, (call) => findRow(call, ${many}, call.input.id)),
  implement(${one}.create, (call) => records.create(call, call.input)),
  implement(${one}.update, (call) => records.update(call, call.input)),
  implement(${one}.delete, (call) => records.remove(call, call.input.id)),
  implementFile(${one}.export, (call) =>
    exportFile(call, list, {
      name: '${label}',
      sheet: '数据',
      columns: [
        ${columns.join('\n        ')}
        ['创建时间', 'createTime', 'instant'],
      ],
    }),
  ),
];
`,
  };
}
