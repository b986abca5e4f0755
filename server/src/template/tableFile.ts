import { fieldTexts } from './fieldTexts.ts';
import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { screenNames } from './screenNames.ts';

/** The table that keeps the records, of each tenant its own. */
export function tableFile(screen: ScreenDescription): GeneratedFile {
  const { module, label, fields } = screen;
  const { one, many, table } = screenNames(screen);
  const [name] = fields;
  const texts = fields.map((field, index) => ({ name: field.name, ...fieldTexts(field, index === 0) }));
  // Lists do not sort by long texts.
  const sorted = [...fields.filter(({ kind }) => kind !== 'longText').map((field) => field.name), 'createTime'];
  const makers = [...new Set(texts.map(({ columnMaker }) => columnMaker))];
  const own = makers.filter((maker) => OWN.has(maker));
  const drizzle = makers.filter((maker) => !OWN.has(maker));
  return {
    path: `server/src/${module}/${one}/${one}.table.ts`,
    text: `import { ${[...drizzle, 'pgTable', 'uniqueIndex'].toSorted().join(', ')} } from 'drizzle-orm/pg-core';
import { ${[...own, 'notDeleted', 'tenantRecordColumns'].toSorted().join(', ')} } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** ${label}, of each tenant its own. */
export const ${many} = pgTable(
  '${table}',
  {
    ...tenantRecordColumns(),
    ${texts.map((text, index) => `${dictionaryNote(fields[index])}${text.name}: ${text.column},`).join('\n    ')}
  },
  (table) => [
    uniqueIndex('${table}_${snakeCase(name.name)}').on(table.tenantId, table.${name.name}).where(notDeleted),
    ...sortIndexesOf('${table}', table, [${sorted.map((field) => `'${field}'`).join(', ')}]),
  ],
);
`,
  };
}

/** The makers of columns that Drizzle does not have. */
const OWN: ReadonlySet<string> = new Set(['instantColumn', 'nameColumn']);

const dictionaryNote = (field: ScreenDescription['fields'][number] | undefined): string =>
  field?.dictionary ? `/** \`${field.dictionary.type}\` */\n    ` : '';

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
