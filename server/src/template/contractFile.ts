import { fieldTexts } from './fieldTexts.ts';
import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { screenNames } from './screenNames.ts';

/** The error codes of generated screens begin here; each screen has ten, by the id of its menu row. */
const FIRST_ERROR_CODE = 1_100_000_000;

/** The record with its calls, from which the others take what they say of it. */
export function contractFile(screen: ScreenDescription): GeneratedFile {
  const { module, label, fields, menu } = screen;
  const { one, path, permission } = screenNames(screen);
  const [name] = fields;
  // People look for a record by its name, by its states and by the day it was made.
  const filters = [
    ...fields.filter(({ kind }, index) => index === 0 || kind === 'dict').map((field) => field.name),
    'createTime',
  ];
  const code = (FIRST_ERROR_CODE + menu.id * 10).toLocaleString('en').replaceAll(',', '_');
  const nextCode = (FIRST_ERROR_CODE + menu.id * 10 + 1).toLocaleString('en').replaceAll(',', '_');
  return {
    path: `shared/contract/src/${module}/${one}.ts`,
    text: `import * as field from '../resource/fields.ts';
import { resource } from '../resource/resource.ts';

/** ${label}: its fields, and the calls of its list and its editor. */
export const ${one} = resource({
  name: '${label}',
  path: '${path}',
  permission: '${permission}',
  fields: {
    ${fields.map((field, index) => `${field.name}: ${fieldTexts(field, index === 0).field},`).join('\n    ')}
  },
  filters: [${filters.map((filter) => `'${filter}'`).join(', ')}],
  codes: { missing: ${code}, taken: { ${name.name}: ${nextCode} } },
  export: {},
});
`,
  };
}
