import { fieldTexts } from './fieldTexts.ts';
import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { screenNames } from './screenNames.ts';

/** What the list can be narrowed by: the record's name, its dictionaries, and the day it was made. */
export const filtersOf = ({ fields }: ScreenDescription) => fields.filter(({ kind }, index) => index === 0 || kind === 'dict');

/** The record, its draft and its calls. */
export function contractFile(screen: ScreenDescription): GeneratedFile {
  const { module, label, fields } = screen;
  const { one, type, path, permission } = screenNames(screen);
  const texts = fields.map((field, index) => ({ name: field.name, ...fieldTexts(field, index === 0) }));
  const values = [...new Set(['Id', 'Instant', ...texts.flatMap(({ contractNames }) => contractNames)])].sort(byLetter);
  const filters = filtersOf(screen).map(
    ({ name, kind }) => `${name}: z.optional(${kind === 'dict' ? 'queryInt' : 'z.string()'}),`,
  );
  const queries = filters.some((filter) => filter.includes('queryInt')) ? 'queryInt, queryRange' : 'queryRange';
  return {
    path: `shared/contract/src/${module}/${one}.ts`,
    text: `import * as z from 'zod/mini';
import { crudEndpoints } from '../crudEndpoints.ts';
import { ${queries} } from '../query.ts';
import { ${values.join(', ')} } from '../values.ts';

/** ${label}, as \`page\` and \`get\` answer it. */
export const ${type} = z.object({
  id: Id,
  ${texts.map(({ name, record }) => `${name}: ${record},`).join('\n  ')}
  createTime: Instant,
});
export type ${type} = z.infer<typeof ${type}>;

/** What an editor fills in. */
export const ${type}Draft = z.object({
  ${texts.map(({ name, draft }) => `${name}: ${draft},`).join('\n  ')}
});
export type ${type}Draft = z.infer<typeof ${type}Draft>;

/** List and editor of ${label}. */
export const ${one} = crudEndpoints({
  path: '${path}',
  permission: '${permission}',
  record: ${type},
  draft: ${type}Draft,
  id: '${label}编号',
  filters: {
    ${filters.join('\n    ')}
    createTime: z.optional(queryRange),
  },
  export: {},
});
`,
  };
}

/** As the imports of this repository are ordered: without regard to case. */
const byLetter = (one: string, other: string): number => one.toLowerCase().localeCompare(other.toLowerCase());
